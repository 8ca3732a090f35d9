import { beforeAll, expect, test } from 'vitest';
import { wordlessKeys } from '#shared/content/wordless-keys.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { foreignIn } from '#shared/i18n/country-words.ts';
import { findPicture, getCountryContent, loadContent } from './content.ts';

beforeAll(loadContent);

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => (wordlessKeys.has(key) ? [] : wordsIn(below)));
};

/** All content texts of a country in a language. */
const readIn = (country: CountryCode, language: Language): string[] => {
  const { pages, products, navigation, search, media } = getCountryContent(country);
  const actual = [...pages.values(), ...products.values()].map(({ texts }) => texts[language]);
  const offered = search[language] && [search[language].popular, search[language].hints.map(({ text }) => text)];
  return wordsIn([actual, navigation[language], offered, Object.values(media).map(({ alt }) => alt[language])]);
};

test.each([
  ['ch', 'de', 'de-CH', 'Grösse'],
  ['ca', 'fr', 'fr-CA', 'comptoir'],
  ['ca', 'en', 'en-CA', 'countertop'],
  ['us', 'en', 'en-US', 'countertop'],
  ['au', 'en', 'en-AU', 'benchtop'],
] as const)(
  'C-10 %s has its own words in %s: on pages, of products, in menus, of pictures and in search suggestions',
  (country, language, locale, own) => {
    const foreign = new RegExp(foreignIn(locale).join('|'), 'iu');
    const read = readIn(country, language);
    expect(read.length).toBeGreaterThan(1000);
    expect(read.filter((text) => foreign.test(text))).toEqual([]);
    expect(read.join(' ')).toContain(own);
  },
);

test('C-10 pictures use the words of the country, and countries without words of their own share the same objects', () => {
  const altOf = (country: CountryCode, language: Language): string =>
    Object.values(getCountryContent(country).media)
      .map(({ alt }) => alt[language])
      .join(' ');
  expect(altOf('gb', 'en')).toContain('worktop');
  expect(altOf('us', 'en')).not.toContain('worktop');
  expect(altOf('fr', 'fr')).toContain('plan de travail');
  expect(altOf('ca', 'fr')).not.toContain('plan de travail');
  expect(getCountryContent('de').media).toBe(getCountryContent('fr').media);
});

test('C-10 search synonyms of a language work in all its countries', () => {
  const meaningsIn = (country: CountryCode): unknown => getCountryContent(country).search.fr?.meanings;
  expect(meaningsIn('ca')).toEqual(meaningsIn('fr'));
});

test("C-10 a picture's texts use the words of the country that shows it", () => {
  const id = Object.entries(getCountryContent('gb').media).find(([, { alt }]) => alt.en?.includes('worktop'))?.[0] ?? '';
  expect(findPicture({ country: 'gb' }, id, 'en')?.alt).toContain('worktop');
  expect(findPicture({ country: 'us' }, id, 'en')?.alt).toContain('countertop');
});
