import { expect, test } from 'vitest';
import { presentProgress } from './pager.tsx';

const tiles = (count: number) => Array.from({ length: count });

test('P-03 the first page of three shows its part and offers the next', () => {
  expect(presentProgress({ tiles: tiles(12), total: 30, page: 1, pageCount: 3 })).toEqual({ shown: 12, remaining: 12, share: 40 });
});

test('P-03 the page before the last offers only what is left', () => {
  expect(presentProgress({ tiles: tiles(12), total: 30, page: 2, pageCount: 3 })).toEqual({ shown: 24, remaining: 6, share: 80 });
});

test('P-03 the last page has shown it all', () => {
  expect(presentProgress({ tiles: tiles(6), total: 30, page: 3, pageCount: 3 })).toEqual({ shown: 30, remaining: 0, share: 100 });
});
