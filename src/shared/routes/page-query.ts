import { careerQueryNames } from '../career/career-query.ts';
import { compareQueryKeys } from './compare-query.ts';
import { dealerQueryNames } from './dealer-query.ts';
import { listQueryKeys } from './list-query.ts';

/** What a kitchen is called in the query of a product's address. */
export const kitchenQueryNames = ['cabinet', 'mounting', 'worktop', 'wall'] as const;

/** What a kitchen and what is shown of its answer are called in the query of the planner. */
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
 * The query names that pages depend on, by what stands at an address. Every other name (campaigns, click ids) is dropped before
 * rendering, so that one page is rendered and kept once. A page that reads a new name adds it here.
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

/** What the links of mails and the addresses of previews carry: only personal documents read it, so that no cache ever keeps it. */
export const personalQueryNames = ['id', 'userId', 'trxId', 'trnxId', 'key', 'done', 'refused', 'until', 'signature'] as const;
