import { expect, test } from 'vitest';
import { headlineEms } from './headline-ems.ts';

test('a headline is as wide as the longer of its two lines, split where they are most equal', () => {
  expect(headlineEms('aaaa aa')).toBeCloseTo(4 * 0.57, 1);
  expect(headlineEms('aa aa aaaa')).toBeCloseTo(4 * 0.57 + 0.3, 1);
  expect(headlineEms('aaaa')).toBeCloseTo(4 * 0.57, 1);
});

test('words that a language holds together stay on one line; full-width characters are one em wide', () => {
  expect(headlineEms('aa\u00a0aa aa')).toBeCloseTo(4 * 0.57 + 0.3, 1);
  expect(headlineEms('石の縁まで、そのまま。')).toBe(6.5);
  expect(headlineEms('シンクと水栓を、同じ色に。')).toBe(8);
});
