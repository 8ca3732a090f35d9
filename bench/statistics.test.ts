import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('the median of an odd number of values is the middle one, order does not matter', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index),
      0.99,
    ),
  ).toBe(99);
});

test('a percentile is always one of the numbers', () => {
  const numbers = fc.array(fc.double({ noNaN: true }), { minLength: 1 });
  fc.assert(fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => given.includes(percentile(given, part))));
});
