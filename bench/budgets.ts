import budgets from './budgets.json' with { type: 'json' };
import type { PageType } from './page-types.ts';
import type { PageWeight } from './page-weight.ts';

/** What a page of this type may weigh before the visitor touches it, in bytes and requests. */
export type Budget = { jsGzip: number; requests: number };

export const budgetOf = (type: PageType): Budget => budgets[type];

/** Every way in which a page is over its budget, in words; empty when it keeps it. */
export const findExcess = (type: PageType, weight: Pick<PageWeight, 'jsGzip' | 'requests'>): string[] => {
  const budget = budgetOf(type);
  return [
    ...(weight.jsGzip > budget.jsGzip ? [`${type}: ${weight.jsGzip} bytes of script (gzip), allowed are ${budget.jsGzip}`] : []),
    ...(weight.requests > budget.requests ? [`${type}: ${weight.requests} requests, allowed are ${budget.requests}`] : []),
  ];
};
