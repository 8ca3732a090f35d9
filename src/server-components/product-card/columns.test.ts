import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';

test('up to four cards share the row, more are laid out in rows of four', () => {
  expect([1, 2, 3, 4, 5, 6, 12].map(columnsOf)).toEqual([1, 2, 3, 4, 4, 4, 4]);
});
