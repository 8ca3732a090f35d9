import { expect, test } from 'vitest';
import { budgetOf, findExcess, spendingOf } from './budgets.ts';

test('the list page has at most 105 kB of script before interaction', () => {
  expect(budgetOf('list').jsGzip).toBe(105_000);
});

test('excess is reported with the limit', () => {
  const budget = budgetOf('list');
  expect(findExcess('list', budget)).toEqual([]);
  expect(findExcess('list', { ...budget, jsGzip: budget.jsGzip + 1 })).toEqual([
    `list: ${budget.jsGzip + 1} bytes of script (gzip), allowed are ${budget.jsGzip}`,
  ]);
  const everything = { documentRaw: 1e9, documentBrotli: 1e9, cssBrotli: 1e9, jsGzip: 1e9, pictures: 1e9, requests: 1e9 };
  expect(findExcess('list', everything)).toHaveLength(Object.keys(budget).length);
});

test('B-16 the transfer size of a document is checked against its budget, and its pictures against theirs', () => {
  const bytes = { html: 1, css: 2, js: 3, fonts: 4, pictures: 5, rest: 6, other: 7 };
  const spending = spendingOf({ bytes, jsGzip: 8, documentRaw: 9, firstCss: 11, requests: 10 });
  expect(spending).toEqual({ jsGzip: 8, documentRaw: 9, documentBrotli: 1, cssBrotli: 11, pictures: 5, requests: 10 });
});
