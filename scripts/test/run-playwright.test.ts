import { expect, test } from 'vitest';
import { countResults } from './run-playwright.ts';

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
  file: 'cart.spec.ts',
  title,
  tests: [{ status }],
});

test('what passed only when it was asked again has passed, and is named; what was left out counts nowhere', () => {
  const suites = [
    { specs: [spec('adds', 'expected')], suites: [{ specs: [spec('counts', 'flaky'), spec('moves', 'unexpected')] }] },
    { specs: [spec('waits', 'skipped')] },
  ];
  expect(countResults({ suites, errors: [] })).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['cart.spec.ts: counts'],
    failures: ['cart.spec.ts: moves'],
  });
});

test('a fault outside any test is a failure', () => {
  expect(countResults({ errors: [{ message: 'no server' }] })).toMatchObject({ failed: 1, failures: ['no server'] });
});
