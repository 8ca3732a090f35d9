import type budgets from './budgets.json';

/** One page of each type, by its path in Germany. */
export const pageTypes = {
  home: '/',
  list: '/spuelen',
  detail: '/spuelen/delta-60-s',
  content: '/service',
  planner: '/planung',
  cart: '/cart',
  checkout: '/checkout/address/',
  notFound: '/gibt-es-nicht',
} as const satisfies Record<keyof typeof budgets, string>;
export type PageType = keyof typeof pageTypes;
