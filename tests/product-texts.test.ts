import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productFile, productTexts } from '#shared/catalogue/product-file.ts';
import { type Language, languages } from '#shared/country/countries.ts';

const folder = new URL('../content/catalogue/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const products = readdirSync(folder).map((key) => productFile.parse(read(`${key}/product.json`)));

const latin = ['mm', 'cm', 'kg', 'bar', '°', 'ml', 'l(?!\\p{Script=Latin})'];
/** How each language writes a range of numbers, `0,5 bis 2 bar`, and its units, where they are not in Latin letters. */
const notations: Record<Language, { to: string[]; units?: string[] }> = {
  de: { to: ['bis'] },
  en: { to: ['to'] },
  fr: { to: ['à'] },
  nl: { to: ['tot'] },
  it: { to: ['a'] },
  es: { to: ['a'] },
  pt: { to: ['a'] },
  pl: { to: ['do'] },
  cs: { to: ['až', 'do'] },
  hu: { to: ['–'] },
  uk: { to: ['до'], units: ['мм', 'см', 'кг', 'бар', '°', 'мл', 'л(?!\\p{Script=Cyrillic})'] },
  ja: { to: ['〜'] },
  zh: { to: ['至'] },
  vi: { to: ['đến'] },
};

/** Every number in the facts, also in the units that texts use: kilograms, centimetres, bar. */
const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value, value / 10, value / 1000];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
};

/** `1000 × 500 mm`, `13,2 kg`, `0.5 to 2 bar`, `360°`: all numbers before a unit, including the factors of a product of lengths. */
const measuresIn = (text: string, language: Language): number[] => {
  const { to, units = latin } = notations[language];
  const number = '\\d+(?:[.,]\\d+)?';
  const chain = new RegExp(`((?:${number}\\s*(?:×|${to.join('|')})\\s*)*${number})\\s?(?:${units.join('|')})`, 'gu');
  return [...text.matchAll(chain)].flatMap(([, numbers = '']) =>
    [...numbers.matchAll(new RegExp(number, 'g'))].map(([found]) => Number(found.replace(',', '.'))),
  );
};

test('P-03 products are written in every language of the shop', () => {
  expect([...languages].sort()).toEqual([...languages].sort());
});

describe.each(products)('the text of $name', (product) => {
  const known = new Set(numbersOf(product.facts));
  const textsIn = (language: Language) => productTexts.parse(read(`${product.productKey}/${language}.json`));

  test.each(languages)('P-03 states only measures from its facts (%s)', (language) => {
    const named = measuresIn(JSON.stringify(textsIn(language)), language);
    expect(named.length).toBeGreaterThan(product.facts.kind === 'accessory' ? 1 : 5);
    expect(named.filter((measure) => !known.has(measure))).toEqual([]);
  });

  test.each(languages)('P-03 promises the guarantee of the facts (%s)', (language) => {
    expect(textsIn(language).seo.description).toMatch(new RegExp(`(?<!\\d)${product.guaranteeYears}(?!\\d)`));
  });

  test('P-03 no language repeats the text of another', () => {
    const said = languages.map((language) => textsIn(language));
    expect(new Set(said.map(({ text }) => text)).size).toBe(languages.length);
    expect(new Set(said.map(({ description }) => description)).size).toBe(languages.length);
    expect(new Set(said.map(({ warnings }) => warnings.join(' '))).size).toBe(languages.length);
  });
});
