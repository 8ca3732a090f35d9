import { expect, test } from 'vitest';
import type { Outcome } from './part.ts';
import { verdictOf } from './verdict.ts';

const part = (more: Partial<Outcome> = {}): Outcome => ({
  ...{ name: 'browsers', isGood: true, minutes: 1.25, passed: 4, failed: 0, flaky: [], failures: [] },
  ...more,
});
const last = (lines: readonly string[]): string | undefined => lines.at(-1);

test('a run without failures is good, and prints its minutes before the total of its tests', () => {
  const { isGood, lines } = verdictOf([part(), part({ name: 'build', passed: 0, minutes: 0.5 })]);
  expect(isGood).toBe(true);
  expect(lines.slice(-6)).toEqual(['minutes', '  1.3  browsers (4 passed)', '  0.5  build', '  1.8  together', '', '4 passed, 0 failed']);
});

test('B-17 three tests that passed only on retry are named and tolerated, a fourth fails the run', () => {
  const three = verdictOf([part({ flaky: ['a', 'b'] }), part({ flaky: ['c'] })]);
  expect(three.isGood).toBe(true);
  expect(three.lines.filter((line) => line.startsWith('FLAKY'))).toEqual(['FLAKY  a', 'FLAKY  b', 'FLAKY  c']);
  const four = verdictOf([part({ flaky: ['a', 'b', 'c', 'd'] })]);
  expect(four.isGood).toBe(false);
  expect(four.lines).toContain('FAIL   4 tests passed only when they were asked again; 3 may');
  expect(last(four.lines)).toBe('4 passed, 1 failed');
});

test('a failure is named, and counts also where it belongs to no test', () => {
  const { isGood, lines } = verdictOf([
    part({ isGood: false, failed: 2, failures: ['x', 'y'] }),
    part({ name: 'content', isGood: false, passed: 0 }),
  ]);
  expect(isGood).toBe(false);
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual(['FAIL   x', 'FAIL   y', 'FAIL   content']);
  expect(last(lines)).toBe('4 passed, 3 failed');
});

test('a run without a single test is not good', () => {
  expect(verdictOf([part({ passed: 0 })]).isGood).toBe(false);
});
