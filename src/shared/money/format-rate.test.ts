import { expect, test } from 'vitest';
import { formatRate } from './format-rate.ts';

test("a rate has the locale's format, with every digit of a tax", () => {
  const rates = [1900, 550, 998, 0];
  expect(rates.map((rate) => formatRate(rate, 'de-DE'))).toEqual(['19\u00a0%', '5,5\u00a0%', '9,98\u00a0%', '0\u00a0%']);
  expect(formatRate(888, 'en-US')).toBe('8.88%');
});
