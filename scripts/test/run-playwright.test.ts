import { expect, test } from 'vitest';
import { countResults } from './run-playwright.ts';

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
  file: 'cart.spec.ts',
  title,
  tests: [{ status }],
});

test('a test that passed on retry counts as passed and is named; a skipped one is not counted', () => {
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

test('an error outside any test is a failure', () => {
  expect(countResults({ errors: [{ message: 'no server' }] })).toMatchObject({ failed: 1, failures: ['no server'] });
});
