import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productFile, productTexts } from '#shared/catalogue/product-file.ts';

const folder = new URL('../content/catalogue/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const products = readdirSync(folder).map((key) => productFile.parse(read(`${key}/product.json`)));

/** Every number that the facts hold, also in the units that texts use: kilograms, centimetres, bar. */
const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value, value / 10, value / 1000];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
};

/** `1000 × 500 mm`, `13,2 kg`, `0.5 to 2 bar`, `360°`: all numbers that stand before a unit, the factors of a product of lengths too. */
const measuresIn = (text: string): number[] => {
  const number = '\\d+(?:[.,]\\d+)?';
  const chain = new RegExp(`((?:${number}\\s*(?:×|à|bis|to|〜)\\s*)*${number})\\s?(?:mm|cm|kg|bar|°)`, 'g');
  return [...text.matchAll(chain)].flatMap(([, numbers = '']) =>
    [...numbers.matchAll(new RegExp(number, 'g'))].map(([found]) => Number(found.replace(',', '.'))),
  );
};

describe.each(products)('what is said of $name', (product) => {
  const known = new Set(numbersOf(product.facts));

  test.each(['de', 'fr', 'en', 'ja'])('P-03 names only measures that its facts hold (%s)', (language) => {
    const texts = productTexts.parse(read(`${product.productKey}/${language}.json`));
    const named = measuresIn(JSON.stringify(texts));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((measure) => !known.has(measure))).toEqual([]);
  });

  test('P-03 promises the guarantee of the facts in every language', () => {
    for (const language of ['de', 'fr', 'en', 'ja']) {
      const { seo } = productTexts.parse(read(`${product.productKey}/${language}.json`));
      expect(seo.description).toContain(String(product.guaranteeYears));
    }
  });
});
