import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Article } from './catalogue-index.ts';
import { availability, type FacetList, type FacetRule } from './facet-rule.ts';
import type { StockMask } from './stock-mask.ts';

/** For each article of a list, as bits, its values of a facet; `values` are those on offer, with their bit. */
export type FacetIndex = { values: ReadonlyMap<string, number>; bits: Int32Array };

// One bit each of a 32-bit integer, without the sign bit.
const maxValues = 31;

const bitsByValue = ({ id }: FacetRule, values: readonly string[]): Map<string, number> => {
  if (values.length > maxValues) throw new Error(`Facet ${id} has ${values.length} values, more than ${maxValues}`);
  return new Map(values.map((value, position) => [value, 1 << position]));
};

const build = (rule: FacetRule, list: FacetList): FacetIndex => {
  const all = bitsByValue(rule, rule.values(list));
  let occurring = 0;
  const bits = Int32Array.from(list.articles, (article) => {
    const own = rule.valuesOf(article, list).reduce((sum, value) => sum | (all.get(value) ?? 0), 0);
    occurring |= own;
    return own;
  });
  const values = rule.showsAll ? all : new Map([...all].filter(([, bit]) => (occurring & bit) !== 0));
  return { values, bits };
};

const availabilityIndex = ({ inStockFlags }: StockMask, list: FacetList): FacetIndex => {
  const [value = ''] = availability.values(list);
  return { values: inStockFlags.includes(1) ? new Map([[value, 1]]) : new Map(), bits: inStockFlags };
};

const cache = new WeakMap<readonly Article[], Map<FacetRule, FacetIndex>>();

/** The values of a facet that the articles of a list have: computed once for each state of the content, except for stock. */
export const facetIndexOf = (rule: FacetRule, list: FacetList, stockMask: StockMask): FacetIndex => {
  if (rule === availability) return availabilityIndex(stockMask, list);
  const cached = getOrInsertComputed(cache, list.articles, () => new Map());
  return getOrInsertComputed(cached, rule, () => build(rule, list));
};
