import { expect, test } from 'vitest';
import { budgetOf, findExcess } from './budgets.ts';

test('the list page has at most 105 kB of script before interaction', () => {
  expect(budgetOf('list').jsGzip).toBe(105_000);
});

test('excess is named, with what is allowed', () => {
  const budget = budgetOf('list');
  expect(findExcess('list', budget)).toEqual([]);
  expect(findExcess('list', { ...budget, jsGzip: budget.jsGzip + 1 })).toEqual([
    `list: ${budget.jsGzip + 1} bytes of script (gzip), allowed are ${budget.jsGzip}`,
  ]);
  expect(findExcess('list', { jsGzip: 0, requests: budget.requests + 1 })).toHaveLength(1);
});
