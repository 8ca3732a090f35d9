import { beforeAll, expect, test } from 'vitest';
import { getProducts, loadContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { coloursOfProduct } from './product-colours.ts';

const de: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };

beforeAll(() => loadContent());

test('a product has its colours in the order of the catalogue, each with its own picture and address', () => {
  const colours = coloursOfProduct(de, 'delta-60-s');
  expect(colours.map(({ finish }) => finish)).toEqual(
    getProducts('de')
      .get('delta-60-s')
      ?.file.variants.map(({ finish }) => finish),
  );
  for (const { finish, picture } of colours) expect(picture).toMatchObject({ variantKey: `delta-60-s-${finish}`, view: 'front' });
  expect(colours.find(({ finish }) => finish === 'sand')).toMatchObject({ name: 'Sand', url: '/spuelen/delta-60-s?finish=sand' });
});

test('a product that the country does not have has no colours', () => {
  expect(coloursOfProduct(de, 'nothing')).toEqual([]);
});
