import { careerQueryNames } from '../career/career-query.ts';
import { compareQueryKeys } from './compare-query.ts';
import { dealerQueryNames } from './dealer-query.ts';
import { listQueryKeys } from './list-query.ts';

/** The query names of a kitchen in a product's address. */
export const kitchenQueryNames = ['cabinet', 'mounting', 'worktop', 'wall'] as const;

/** The query names of the planner: the kitchen, and the part of the result shown. */
export const plannerQueryNames = [
  ...kitchenQueryNames,
  'cutOut',
  'cutWidth',
  'cutDepth',
  'cutUnit',
  'tapPlace',
  'pressure',
  'sink',
  'tap',
  'sets',
] as const;

/**
 * The query names that pages depend on, by the kind of page at an address. Every other name (campaigns, click ids) is dropped before
 * rendering, so that a page is rendered and cached once. A page that reads a new name adds it here.
 */
export const queryNames = {
  list: listQueryKeys,
  product: ['finish', ...kitchenQueryNames],
  planner: plannerQueryNames,
  spareParts: ['model'],
  registration: ['model'],
  career: careerQueryNames,
  search: ['q', 'tab'],
  compare: compareQueryKeys,
  dealer: dealerQueryNames,
  login: ['redirect'],
  none: [],
} as const satisfies Record<string, readonly string[]>;

/** Every query name that some page depends on. */
export const pageQueryNames: readonly string[] = [...new Set(Object.values(queryNames).flat())];

/** The query names in mailed links and preview addresses: only personal documents read them, so that they are never cached. */
export const personalQueryNames = ['id', 'userId', 'trxId', 'trnxId', 'key', 'done', 'refused', 'until', 'signature'] as const;
