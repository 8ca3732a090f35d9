import { expect, test } from 'vitest';
import { rowsOf } from './gone-line.ts';

const gone = (variantKey: string, position: number) => ({ productKey: 'p', variantKey, quantity: 1, name: variantKey, position });
const lines = (...keys: string[]) => keys.map((variantKey) => ({ variantKey }));
const seen = (items: { variantKey: string }[], removed: ReturnType<typeof gone>[]) =>
  rowsOf(items, removed).map((row) => (row.gone ? `-${row.gone.variantKey}` : row.item.variantKey));

test('K-02 removed lines keep their places, in whatever order they went', () => {
  expect(seen(lines('b', 'd'), [gone('c', 2), gone('a', 0)])).toEqual(['-a', 'b', '-c', 'd']);
});

test('K-02 a line that is on its way out shows as removed at once', () => {
  expect(seen(lines('a', 'b'), [gone('a', 0)])).toEqual(['-a', 'b']);
});
