import { expect, test } from 'vitest';
import { pagesAround } from './page-window.ts';

const shown = (page: number, pageCount: number): string =>
  pagesAround(page, pageCount)
    .map((item) => ('page' in item ? item.page : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [1, 12, '1 2 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 11 12'],
])('P-03 page %i of %i shows %s', (page, pageCount, row) => {
  expect(shown(page, pageCount)).toBe(row);
});
