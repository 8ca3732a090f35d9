import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productFile } from '#shared/catalogue/product-file.ts';
import { contentLanguages } from '#shared/content/content-languages.ts';
import { mediaFile } from '#shared/content/media-file.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const media = mediaFile.parse(read('content/media/media.json'));
const products = readdirSync(new URL('content/catalogue/', root)).map((key) =>
  productFile.parse(read(`content/catalogue/${key}/product.json`)),
);
const entries = Object.entries(media);

describe('media', () => {
  test('every variant has a front picture of its own, every product a close one', () => {
    for (const { productKey, variants, facts } of products) {
      for (const { variantKey } of variants)
        expect(media[`${variantKey}--front`]).toMatchObject({ kind: 'product', productKey, variantKey });
      expect(media[`${productKey}--detail`]).toMatchObject({ kind: 'detail', productKey, variantKey: null });
      expect(`${productKey}--top` in media).toBe(facts.kind === 'sink');
    }
  });

  test.each(entries)('%s speaks every content language, each in its own words', (_, { alt }) => {
    expect(Object.keys(alt).sort()).toEqual([...contentLanguages].sort());
    expect(new Set(Object.values(alt)).size).toBe(contentLanguages.length);
  });

  test('only kitchens are cropped', () => {
    for (const [, { kind, crops }] of entries) expect(crops.length > 0).toBe(kind === 'lifestyle');
  });

  test.each(entries)('%s has its original', (id, { original }) => {
    expect(existsSync(new URL(`imagery/originals/${original ?? `${id}.webp`}`, root))).toBe(true);
  });
});
