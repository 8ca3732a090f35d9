import 'server-only';
import type { Facet } from '#shared/catalogue/product-list.ts';
import type { FacetId } from '#shared/routes/list-query.ts';
import type { SelectedFacet } from './count-facets.ts';
import type { FacetIndex } from './facet-index.ts';
import type { FacetContext, FacetRule } from './facet-rule.ts';

/** Of a facet only values count that it offers; of the cabinet only the last one. */
const selectedOf = ({ id, kind }: FacetRule, { values }: FacetIndex, query: URLSearchParams): string[] => {
  const selected = [...new Set(query.getAll(id))].filter((value) => values.has(value));
  return kind === 'cabinet' ? selected.slice(-1) : selected;
};

/** A facet with what is wanted of it. */
export type Choice = SelectedFacet & { rule: FacetRule };

/** What a query chooses of a facet. */
export const choiceOf = (rule: FacetRule, index: FacetIndex, query: URLSearchParams): Choice => {
  const bits = selectedOf(rule, index, query).map((value) => index.values.get(value) ?? 0);
  return { rule, index, wanted: bits.reduce((all, bit) => all | bit, 0) };
};

/** A facet in words, with how many products each of its values would leave. */
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

/** What a page narrows its list to before any visitor does (FPLP, PPLP). */
export type Narrowed = Partial<Record<FacetId, readonly string[]>>;

/** A choice among the values that some product of the page has; what was chosen, and what is always shown, stays. */
const withOccurringValues = (choice: Choice, counts: ReadonlyMap<number, number> = new Map()): Choice => {
  const { rule, index, wanted } = choice;
  const values = new Map([...index.values].filter(([, bit]) => rule.showsAll || (wanted & bit) !== 0 || (counts.get(bit) ?? 0) > 0));
  return { ...choice, index: { ...index, values } };
};

/** So many products are seen at a glance: nobody narrows them. */
const maxUnfiltered = 6;

/** Whether a facet parts the products of a page: with one of its values chosen, some stay and some go. */
const divides = (counts: ReadonlyMap<number, number> = new Map(), total: number): boolean =>
  total > maxUnfiltered && [...counts.values()].some((count) => count > 0 && count < total);

/** How many products values leave, of those that a page lists before any visitor narrows them (`base`), and of those that are left. */
type FacetCounts = {
  base: { counts: readonly ReadonlyMap<number, number>[]; total: number };
  counts: readonly ReadonlyMap<number, number>[];
  narrowed: Narrowed;
};

/** The facets that a page offers: those that part what it lists, and those in which something was chosen; what the page itself narrows is no choice. */
export const presentOffered = (choices: readonly Choice[], { base, counts, narrowed }: FacetCounts, context: FacetContext): Facet[] =>
  choices.flatMap((choice, position) => {
    const isOffered = !(choice.rule.id in narrowed) && (choice.wanted !== 0 || divides(base.counts[position], base.total));
    return isOffered ? [presentFacet(withOccurringValues(choice, base.counts[position]), counts[position] ?? new Map(), context)] : [];
  });
