import { expect, test } from 'vitest';
import { formatCentimetres, formatMillimetres, unitlessCentimetres, unitlessMillimetres } from './format-length.ts';

test.each([
  ['de-DE', '60\u00A0cm', '1000\u00A0mm', '60', '38'],
  ['en-GB', '60\u00A0cm', '1000\u00A0mm', '60', '38'],
  ['en-US', '24\u00A0in', '39.4\u00A0in', '24', '1.5\u00A0in'],
  ['en-CA', '24\u00A0in', '39.4\u00A0in', '24', '1.5\u00A0in'],
  ['fr-CA', '24\u00A0po', '39,4\u00A0po', '24', '1,5\u00A0po'],
])('C-12 on a label %s reads %s, %s, and without a unit above %s and %s', (locale, cabinet, width, expected, worktop) => {
  expect(formatCentimetres(60, locale)).toBe(cabinet);
  expect(formatMillimetres(1000, locale)).toBe(width);
  expect(unitlessCentimetres(60, locale)).toBe(expected);
  expect(unitlessMillimetres(38, locale)).toBe(worktop);
});

test.each([
  [30, '12'],
  [40, '16'],
  [45, '18'],
  [50, '20'],
  [60, '24'],
  [80, '32'],
  [90, '36'],
  [21.5, '8.5'],
])('C-12 %d cm are %s in the United States: cabinets in whole inches that are definitely wide enough', (centimetres, inches) => {
  expect(unitlessCentimetres(centimetres, 'en-US')).toBe(inches);
});
