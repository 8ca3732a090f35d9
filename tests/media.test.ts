import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productFile } from '#shared/catalogue/product-file.ts';
import { mediaFile } from '#shared/content/media-file.ts';
import { languages } from '#shared/country/countries.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const media = mediaFile.parse(read('content/media/media.json'));
const products = readdirSync(new URL('content/catalogue/', root)).map((key) =>
  productFile.parse(read(`content/catalogue/${key}/product.json`)),
);
const brought = mediaFile.parse(
  Object.fromEntries(
    readdirSync(new URL('content/pictures/', root)).map((name) => [name.replace('.json', ''), read(`content/pictures/${name}`)]),
  ),
);
const entries = Object.entries(media);
const onSale = new Set(products.flatMap(({ variants }) => variants.map(({ variantKey }) => variantKey)));

describe('media', () => {
  test('every variant has a front picture of its own', () => {
    for (const { productKey, variants } of products) {
      for (const { variantKey } of variants)
        expect(media[`${variantKey}--front`]).toMatchObject({ kind: 'product', productKey, variantKey });
    }
  });

  test('every sink is also shown from above, every tap close up; what shows no single finish belongs to all of them', () => {
    const keysOf = (kind: string) => products.filter(({ facts }) => facts.kind === kind).map(({ productKey }) => productKey);
    const ofAll = (view: string) =>
      entries.filter(([id, entry]) => entry.view === view && id === `${entry.productKey}--${view}` && entry.variantKey === null);
    const shown = (view: string) => ofAll(view).map(([, { productKey }]) => productKey);
    expect(shown('top').toSorted()).toEqual(keysOf('sink').toSorted());
    expect(keysOf('tap').filter((key) => !shown('detail').includes(key))).toEqual([]);
    expect(entries.filter(([, { view }]) => view === 'detail')).toEqual(ofAll('detail'));
  });

  test('18 kitchens, 4 rooms, 4 scenes of running water, 5 close-ups show what is on sale; every family of taps has a scene', () => {
    const scenes = Object.entries(media).filter(([, { kind }]) => kind === 'lifestyle');
    const called = (name: string) => scenes.filter(([id]) => id.startsWith(`${name}-`));
    expect(['kitchen', 'room', 'water', 'macro'].map((name) => called(name).length)).toEqual([18, 4, 4, 5]);
    // A close-up shows one thing; elsewhere accessories may be beside sink and tap.
    for (const [id, { shows }] of scenes) {
      expect(Math.min(shows.length, 2)).toBe(id.startsWith('macro-') ? 1 : 2);
      expect(shows.filter((variantKey) => !onSale.has(variantKey))).toEqual([]);
    }
    const shown = new Set(scenes.filter(([id]) => !id.startsWith('macro-')).flatMap(([, { shows }]) => shows));
    const taps = products.filter(({ facts }) => facts.kind === 'tap');
    expect(taps.filter(({ variants }) => !variants.some(({ variantKey }) => shown.has(variantKey)))).toEqual([]);
  });

  test('four rooms, three scenes with running water and four surfaces are supplied; they name only what is on sale', () => {
    const scenes = Object.entries(brought);
    expect(['room', 'water', 'macro'].map((name) => scenes.filter(([id]) => id.startsWith(`kitchen-${name}-`)).length)).toEqual([4, 3, 4]);
    expect(scenes.flatMap(([, { shows }]) => shows).filter((variantKey) => !onSale.has(variantKey))).toEqual([]);
  });

  test.each([...entries, ...Object.entries(brought)])(
    '%s has alternative texts in every language of pages, each different',
    (_, { alt }) => {
      expect(Object.keys(alt).sort()).toEqual([...languages].sort());
      expect(new Set(Object.values(alt)).size).toBe(languages.length);
    },
  );

  test.each([...entries, ...Object.entries(brought)])('%s has its original', (id, { original }) => {
    expect(existsSync(new URL(`imagery/originals/${original ?? `${id}.webp`}`, root))).toBe(true);
  });
});
