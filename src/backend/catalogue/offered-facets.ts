import 'server-only';
import type { Facet } from '#shared/catalogue/product-list.ts';
import type { FacetId } from '#shared/routes/list-query.ts';
import type { SelectedFacet } from './count-facets.ts';
import type { FacetIndex } from './facet-index.ts';
import type { FacetContext, FacetRule } from './facet-rule.ts';

/** Only values that the facet offers count; of the cabinet facet only the last one. */
const selectedOf = ({ id, kind }: FacetRule, { values }: FacetIndex, query: URLSearchParams): string[] => {
  const selected = [...new Set(query.getAll(id))].filter((value) => values.has(value));
  return kind === 'cabinet' ? selected.slice(-1) : selected;
};

/** A facet with its chosen values. */
export type Choice = SelectedFacet & { rule: FacetRule };

/** What a query chooses of a facet. */
export const choiceOf = (rule: FacetRule, index: FacetIndex, query: URLSearchParams): Choice => {
  const bits = selectedOf(rule, index, query).map((value) => index.values.get(value) ?? 0);
  return { rule, index, wanted: bits.reduce((all, bit) => all | bit, 0) };
};

/** A facet for display, with how many products each of its values would leave. */
export const presentFacet = ({ rule, index, wanted }: Choice, counts: ReadonlyMap<number, number>, context: FacetContext): Facet => ({
  id: rule.id,
  kind: rule.kind,
  label: context.t(`catalogue.facet.${rule.id}`),
  options: [...index.values].map(([value, bit]) => {
    const count = counts.get(bit) ?? 0;
    const isSelected = (wanted & bit) !== 0;
    return { value, label: rule.name(value, context), count, isSelected, isImpossible: count === 0 && !isSelected };
  }),
});

/** The filter that a page applies to its list before any visitor does (FPLP, PPLP). */
export type Narrowed = Partial<Record<FacetId, readonly string[]>>;

/** A choice among the values that occur on the page; chosen values, and those always shown, stay. */
const withOccurringValues = (choice: Choice, counts: ReadonlyMap<number, number> = new Map()): Choice => {
  const { rule, index, wanted } = choice;
  const values = new Map([...index.values].filter(([, bit]) => rule.showsAll || (wanted & bit) !== 0 || (counts.get(bit) ?? 0) > 0));
  return { ...choice, index: { ...index, values } };
};

/** A list of so few products needs no filters. */
const maxUnfiltered = 6;

/** Whether a facet divides the products of a page: one of its values would keep some and exclude some. */
const divides = (counts: ReadonlyMap<number, number> = new Map(), total: number): boolean =>
  total > maxUnfiltered && [...counts.values()].some((count) => count > 0 && count < total);

/** How many products each value leaves, of those that a page lists before any visitor filters them (`base`), and of those that are left. */
type FacetCounts = {
  base: { counts: readonly ReadonlyMap<number, number>[]; total: number };
  counts: readonly ReadonlyMap<number, number>[];
  narrowed: Narrowed;
};

/**
 * The facets that a page offers: those that divide what it lists, and those in which something was chosen; what the page itself narrows is
 * not offered.
 */
export const presentOffered = (choices: readonly Choice[], { base, counts, narrowed }: FacetCounts, context: FacetContext): Facet[] =>
  choices.flatMap((choice, position) => {
    const isOffered = !(choice.rule.id in narrowed) && (choice.wanted !== 0 || divides(base.counts[position], base.total));
    return isOffered ? [presentFacet(withOccurringValues(choice, base.counts[position]), counts[position] ?? new Map(), context)] : [];
  });
