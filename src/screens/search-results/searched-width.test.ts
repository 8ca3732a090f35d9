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
  expect(searchedWidth(term, 'de-DE')).toBe(width);
});

test.each([
  ['sink 30 in', 76.2],
  ['30" sink', 76.2],
  ['30 inch sink', 76.2],
  ['sink 30', 76.2],
  ['sink 70', 70],
  ['sink 70 cm', 70],
])('C-12 P-04 in the United States the width in %j is %d cm', (term, width) => {
  expect(searchedWidth(term, 'en-US')).toBeCloseTo(width);
});
