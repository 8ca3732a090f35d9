import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productFile } from '#shared/catalogue/product-file.ts';
import { pageLanguages } from '#shared/content/content-languages.ts';
import { mediaFile } from '#shared/content/media-file.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const media = mediaFile.parse(read('content/media/media.json'));
const products = readdirSync(new URL('content/catalogue/', root)).map((key) =>
  productFile.parse(read(`content/catalogue/${key}/product.json`)),
);
const entries = Object.entries(media);

describe('media', () => {
  test('every variant has a front picture of its own', () => {
    for (const { productKey, variants } of products) {
      for (const { variantKey } of variants)
        expect(media[`${variantKey}--front`]).toMatchObject({ kind: 'product', productKey, variantKey });
    }
  });

  test('every sink is also seen from above, every tap from near; what shows no single finish belongs to all of them', () => {
    const keysOf = (kind: string) => products.filter(({ facts }) => facts.kind === kind).map(({ productKey }) => productKey);
    const ofAll = (view: string) =>
      entries.filter(([id, entry]) => entry.view === view && id === `${entry.productKey}--${view}` && entry.variantKey === null);
    const shown = (view: string) => ofAll(view).map(([, { productKey }]) => productKey);
    expect(shown('top').toSorted()).toEqual(keysOf('sink').toSorted());
    expect(keysOf('tap').filter((key) => !shown('detail').includes(key))).toEqual([]);
    expect(entries.filter(([, { view }]) => view === 'detail')).toEqual(ofAll('detail'));
  });

  test('sixteen kitchens show what is on sale, six of them in both shapes of a stage', () => {
    const kitchens = Object.values(media).filter(({ kind }) => kind === 'lifestyle');
    const onSale = new Set(products.flatMap(({ variants }) => variants.map(({ variantKey }) => variantKey)));
    expect(kitchens.length).toBeGreaterThanOrEqual(16);
    expect(kitchens.filter(({ crops }) => crops.length === 2).length).toBeGreaterThanOrEqual(6);
    for (const { shows } of kitchens) {
      expect(shows.length).toBeGreaterThanOrEqual(2);
      expect(shows.filter((variantKey) => !onSale.has(variantKey))).toEqual([]);
    }
  });

  test.each(entries)('%s speaks every language of pages, each in its own words', (_, { alt }) => {
    expect(Object.keys(alt).sort()).toEqual([...pageLanguages].sort());
    expect(new Set(Object.values(alt)).size).toBe(pageLanguages.length);
  });

  test('only kitchens are cropped', () => {
    for (const [, { kind, crops }] of entries) expect(crops.length > 0).toBe(kind === 'lifestyle');
  });

  test.each(entries)('%s has its original', (id, { original }) => {
    expect(existsSync(new URL(`imagery/originals/${original ?? `${id}.webp`}`, root))).toBe(true);
  });
});
