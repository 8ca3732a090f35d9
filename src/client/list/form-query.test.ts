import { expect, test } from 'vitest';
import { addressOfPairs } from './form-query.ts';

test('P-03 a list form requests chosen values only, in one order', () => {
  const pairs = [
    ['sort', 'popularity'],
    ['finish', 'sand'],
    ['cabinet', ''],
    ['material', 'granite'],
    ['finish', 'white'],
  ] as const;
  expect(addressOfPairs(pairs, '/spuelen')).toBe('/spuelen?material=granite&finish=sand&finish=white');
});

test('P-03 a non-default sort order stays in the query, a bare form requests the bare list', () => {
  expect(addressOfPairs([['sort', 'price-up']], '/spuelen')).toBe('/spuelen?sort=price-up');
  expect(
    addressOfPairs(
      [
        ['sort', 'popularity'],
        ['cabinet', ''],
      ],
      '/fr/eviers',
    ),
  ).toBe('/fr/eviers');
});
