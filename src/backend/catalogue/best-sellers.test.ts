import { expect, test } from 'vitest';
import { getProducts, loadContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { bestSellers } from './products.ts';

const de: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };

test('M-20 best sellers are sinks and taps by popularity, as many as requested, and no accessories', async () => {
  await loadContent();
  const of = (key: string) => getProducts('de').get(key)?.file;
  const keys = bestSellers(de, 8);
  const ranks = keys.map((key) => of(key)?.popularity ?? 0);
  expect(keys).toHaveLength(8);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(keys.map((key) => of(key)?.facts.kind))).toEqual(new Set(['sink', 'tap']));
});
