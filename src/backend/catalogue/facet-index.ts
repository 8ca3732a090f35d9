import 'server-only';
import type { Article } from './catalogue-index.ts';
import { availability, type FacetList, type FacetRule } from './facet-rule.ts';
import type { Shelf } from './shelf.ts';

/** Of each article of a list, as bits, which of a facet's values it has; `values` are those that are offered, with their bit. */
export type FacetIndex = { values: ReadonlyMap<string, number>; bits: Int32Array };

// A bit of a whole number each, without its sign.
const mostValues = 31;

const bitsByValue = ({ id }: FacetRule, values: readonly string[]): Map<string, number> => {
  if (values.length > mostValues) throw new Error(`Facet ${id} has ${values.length} values, more than ${mostValues}`);
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

const ofShelf = ({ onShelf }: Shelf, list: FacetList): FacetIndex => {
  const [value = ''] = availability.values(list);
  return { values: onShelf.includes(1) ? new Map([[value, 1]]) : new Map(), bits: onShelf };
};

const built = new WeakMap<readonly Article[], Map<FacetRule, FacetIndex>>();

/** The values that the articles of a list have of a facet: found once for each state of the content, but for what lies on the shelf. */
export const facetIndexOf = (rule: FacetRule, list: FacetList, shelf: Shelf): FacetIndex => {
  if (rule === availability) return ofShelf(shelf, list);
  const known = built.get(list.articles) ?? new Map<FacetRule, FacetIndex>();
  built.set(list.articles, known);
  const index = known.get(rule) ?? build(rule, list);
  known.set(rule, index);
  return index;
};
