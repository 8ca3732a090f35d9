import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePath, readComparison } from './compare-query.ts';

const fr = { root: '/fr/' };
const key = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)?$/);

test('B-11 a comparison is an address: its products in order, and whether only differences are shown', () => {
  expect(comparePath(fr, { productKeys: ['delta-45', 'bogen'], isOnlyDifferences: true })).toBe(
    '/fr/compare?product=delta-45&product=bogen&differences=1',
  );
  expect(comparePath(fr, { productKeys: ['delta-45'], isOnlyDifferences: false })).toBe('/fr/compare?product=delta-45');
  expect(comparePath(fr, { productKeys: [], isOnlyDifferences: true })).toBe('/fr/compare');
});

test('B-11 an address is parsed back; each product counts once, any other value does not ask for differences', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key, { minLength: 1 }), fc.boolean(), (productKeys, isOnlyDifferences) => {
      const { search } = new URL(comparePath(fr, { productKeys, isOnlyDifferences }), 'https://undula.de');
      expect(readComparison(search)).toEqual({ productKeys, isOnlyDifferences });
    }),
  );
  expect(readComparison('product=a&product=b&product=a&differences=yes')).toEqual({ productKeys: ['a', 'b'], isOnlyDifferences: false });
});
