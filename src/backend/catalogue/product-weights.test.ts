import { beforeAll, expect, test } from 'vitest';
import { getProducts, liveSites, loadContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { isImperial } from '#shared/i18n/imperial.ts';
import { weighProducts } from './product-weights.ts';

const materials = ['granite', 'steel', 'ceramic', 'brass'] as const;
const poundsPerKilogram = 1 / 0.453_592_37;
const de: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const us: Site = { country: 'us', language: 'en', locale: 'en-US', root: '/' };

beforeAll(() => loadContent());

const factsOf = (site: Site, material: string): Map<string, number> =>
  new Map(
    [...getProducts(site.country).values()].flatMap(({ file: { productKey, facts } }) =>
      facts.kind !== 'accessory' && facts.material === material ? [[productKey, facts.weight] as const] : [],
    ),
  );

const numberIn = (text: string): number => Number(/[\d.,]+/.exec(text)?.[0].replace(',', '.'));

test('every sink or tap of a material is listed once, in every country and language, with the weight from its facts', () => {
  for (const site of liveSites()) {
    for (const material of materials) {
      const facts = factsOf(site, material);
      const weighed = weighProducts(site, material);
      expect(weighed.map(({ productKey }) => productKey).toSorted()).toEqual([...facts.keys()].toSorted());
      for (const { productKey, weight } of weighed) {
        const kilograms = (facts.get(productKey) ?? 0) / 1000;
        expect(numberIn(weight)).toBeCloseTo(isImperial(site.locale) ? kilograms * poundsPerKilogram : kilograms, 1);
      }
    }
  }
});

test('the lightest comes first, and each bar is as long as its share of the heaviest', () => {
  for (const material of materials) {
    const facts = factsOf(de, material);
    const heaviest = Math.max(...facts.values());
    const grams = weighProducts(de, material).map(({ productKey, share }) => ({ share, own: facts.get(productKey) ?? 0 }));
    expect(grams.map(({ own }) => own)).toEqual([...facts.values()].toSorted((a, b) => a - b));
    for (const { share, own } of grams) expect(share).toBeCloseTo((own / heaviest) * 100, 0);
    expect(grams.at(-1)?.share).toBe(100);
  }
});

test('kilograms in Germany, pounds alone in the United States', () => {
  expect(weighProducts(de, 'granite').at(-1)).toMatchObject({ name: 'Wehr\u00A080', url: '/spuelen/wehr-80' });
  expect(weighProducts(de, 'granite').at(-1)?.weight).toMatch(/^24,5\skg$/);
  expect(weighProducts(us, 'granite').at(-1)?.weight).toMatch(/^54\slb$/);
});
