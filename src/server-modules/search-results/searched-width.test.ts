import { expect, test } from 'vitest';
import { searchedWidth } from './searched-width.ts';

test.each([
  ['Spühle 70 cm', 70],
  ['70cm évier', 70],
  ['700 mm', 70],
  ['シンク 75', 75],
  ['delta', undefined],
  ['20.26.1103', undefined],
  ['1200 mm', undefined],
  ['5 cm', undefined],
])('P-04 the width in %j is %j', (term, width) => {
  expect(searchedWidth(term)).toBe(width);
});
