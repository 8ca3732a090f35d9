import { expect, test } from 'vitest';
import { withRemovedLines } from './removed-line.ts';

const removedLineAt = (variantKey: string, position: number) => ({ productKey: 'p', variantKey, quantity: 1, name: variantKey, position });
const lines = (...keys: string[]) => keys.map((variantKey) => ({ variantKey }));
const seen = (items: { variantKey: string }[], removed: ReturnType<typeof removedLineAt>[]) =>
  withRemovedLines(items, removed).map((row) => (row.removed ? `-${row.removed.variantKey}` : row.item.variantKey));

test('K-02 removed lines keep their positions, in whatever order they were removed', () => {
  expect(seen(lines('b', 'd'), [removedLineAt('c', 2), removedLineAt('a', 0)])).toEqual(['-a', 'b', '-c', 'd']);
});

test('K-02 a line whose removal is pending is shown as removed at once', () => {
  expect(seen(lines('a', 'b'), [removedLineAt('a', 0)])).toEqual(['-a', 'b']);
});
