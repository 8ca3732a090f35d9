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

  test('what was rendered of a product from near and from above belongs to all of its variants; only sinks are seen from above', () => {
    for (const { productKey, facts } of products) {
      const rendered = (view: string): boolean => existsSync(new URL(`imagery/originals/${productKey}--${view}.webp`, root));
      const detail = media[`${productKey}--detail`];
      expect(detail && [detail.kind, detail.productKey, detail.variantKey]).toEqual(
        rendered('detail') ? ['detail', productKey, null] : undefined,
      );
      expect(`${productKey}--top` in media).toBe(facts.kind === 'sink' && rendered('top'));
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
