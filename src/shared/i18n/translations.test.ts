import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/country/countries.ts';
import settled from '../../../scripts/content-check/wording/settled.json' with { type: 'json' };

type Tree = { [key: string]: string | Tree };
type Entry = string | Record<string, string>;

/** Texts that are the same in English and another language: accepted by name, with a reason, for the content check. */
const isSameAsEnglish = (text: string, language: string): boolean =>
  settled.some((one) => one.rule === 'untranslated' && one.what === text && one.languages.includes(language));

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const isPlural = (tree: string | Tree): tree is Record<string, string> =>
  typeof tree !== 'string' && 'one' in tree && 'other' in tree && Object.keys(tree).every((form) => pluralForms.has(form));

/** A language without a singular has only `other`, so German decides which keys are plural. */
const entriesOf = (tree: Tree, plurals: ReadonlySet<string>, path: string[] = []): Map<string, Entry> =>
  new Map(
    Object.entries(tree).flatMap(([name, below]) => {
      const key = [...path, name].join('.');
      if (typeof below === 'string' || plurals.has(key)) return [[key, below as Entry] as const];
      return [...entriesOf(below, plurals, [...path, name])];
    }),
  );

const pluralsOf = (tree: Tree, path: string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, below]) => {
    if (typeof below === 'string') return [];
    return isPlural(below) ? [[...path, name].join('.')] : pluralsOf(below, [...path, name]);
  });

const read = (language: string): Tree =>
  JSON.parse(readFileSync(new URL(`../../../translations/${language}.json`, import.meta.url), 'utf8')) as Tree;
const german = read('de');
const plurals = new Set(pluralsOf(german));
const expected = entriesOf(german, plurals);
const english = entriesOf(read('en'), plurals);

const textsOf = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const placeholdersOf = (text: string): string[] => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort();

/** One form may omit the number (`An item is missing`), so all forms together must use the placeholders of the German ones. */
const namesOf = (entry: Entry): string[] => [...new Set(textsOf(entry).flatMap(placeholdersOf))].sort();

// Vietnamese greetings use the given name, Hungarian ones both, Polish and Czech inflect a surname, which no shop can: they omit it.
const isGreeting = (key: string): boolean => /^(?:account|mail)\.(?:greeting|thanks)\./.test(key);
const nameParts = new Set(['firstName', 'lastName']);

describe.each(languages)('the interface in %s', (language) => {
  const entries = entriesOf(read(language), plurals);

  test('C-10 has every text, and none that German does not have', () => {
    expect([...entries.keys()].sort()).toEqual([...expected.keys()].sort());
  });

  test('C-10 has exactly the plural forms of the language', () => {
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    const wrong = [...plurals].filter((key) => {
      const entry = entries.get(key);
      return typeof entry !== 'object' || Object.keys(entry).sort().join() !== forms.join();
    });
    expect(wrong).toEqual([]);
  });

  test('C-10 uses the same placeholders as German', () => {
    const wrong = [...entries].filter(
      ([key, entry]) => !isGreeting(key) && namesOf(entry).join() !== namesOf(expected.get(key) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  test('C-10 greets with the name usual in the language, or with none', () => {
    const wrong = [...entries].filter(([key, entry]) => isGreeting(key) && namesOf(entry).some((name) => !nameParts.has(name)));
    expect(wrong).toEqual([]);
  });

  test('C-10 leaves no text empty', () => {
    const empty = [...entries].filter(([, entry]) => textsOf(entry).some((text) => text.trim() === ''));
    expect(empty).toEqual([]);
  });

  if (language === 'en') return;
  test('C-10 repeats English only where both languages use the same text', () => {
    const isSaid = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
    const copied = [...entries].flatMap(([key, entry]) => {
      const source = textsOf(english.get(key) ?? '');
      return textsOf(entry)
        .filter((text) => source.includes(text) && isSaid(text) && !isSameAsEnglish(text, language))
        .map((text) => `${key}: ${text}`);
    });
    expect(copied).toEqual([]);
  });
});
