import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/shared/country/countries.ts';
import { copyTexts } from '../../../tests/content/all-texts.ts';
import { readGlossaries, termOf } from './glossary-file.ts';

const glossaries = readGlossaries();
const english = glossaries.en;

/** Terms that are the same in English, because the language really uses them. */
const sameAsEnglish: Record<string, string> = { 'nl.dealer': 'dealer is the Dutch word' };

describe.each(languages)('C-10 the glossary in %s', (language) => {
  const { address, terms, finishes } = glossaries[language];

  test('has the same terms as English, in the same order', () => {
    expect(Object.keys(terms)).toEqual(Object.keys(english.terms));
    expect(Object.keys(finishes)).toEqual(Object.keys(english.finishes));
  });

  test('states how readers are addressed', () => {
    expect(address).toMatch(/\S/);
  });

  test('names finishes as the interface does', () => {
    const { catalogue } = copyTexts().get(`translations/${language}.json`) as { catalogue: { finish: Record<string, string> } };
    expect(finishes).toEqual(catalogue.finish);
  });

  test('lists no form twice', () => {
    const twice = Object.entries(terms).filter(([, entry]) => {
      const shapes = typeof entry === 'string' ? [entry] : [entry.term, ...(entry.forms ?? [])];
      return new Set(shapes).size < shapes.length;
    });
    expect(twice).toEqual([]);
  });

  if (language === 'en') return;
  test('repeats English only where the language uses the same word', () => {
    const same = Object.entries(terms)
      .filter(([key, entry]) => termOf(entry).toLowerCase() === termOf(english.terms[key] ?? '').toLowerCase())
      .map(([key]) => `${language}.${key}`);
    expect(same.filter((name) => !(name in sameAsEnglish))).toEqual([]);
  });

  test('uses `except` in English only', () => {
    expect(Object.values(terms).filter((entry) => typeof entry === 'object' && entry.except)).toEqual([]);
  });
});
