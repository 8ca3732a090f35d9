import type { JudgedQuery } from './judged-queries.ts';

/** The search results of each kind, the best first, by their keys. */
export type FoundKeys = { product: readonly string[]; page: readonly string[]; document: readonly string[] };

/**
 * The share of a query's relevant items among the first results of their kind, 0 to 1. Where more are relevant than there are positions,
 * all positions must be right.
 */
export const recallAt = (cutoff: number, { products = [], pages = [], documents = [] }: JudgedQuery, found: FoundKeys): number => {
  const kinds = [
    [products, found.product],
    [pages, found.page],
    [documents, found.document],
  ] as const;
  const possible = kinds.reduce((sum, [relevant]) => sum + Math.min(cutoff, relevant.length), 0);
  const hits = kinds.reduce((sum, [relevant, shown]) => sum + shown.slice(0, cutoff).filter((key) => relevant.includes(key)).length, 0);
  return hits / possible;
};

/** The mean recall of a set of queries. */
export const meanRecall = (cutoff: number, set: readonly JudgedQuery[], search: (query: string) => FoundKeys): number =>
  set.reduce((sum, judgedQuery) => sum + recallAt(cutoff, judgedQuery, search(judgedQuery.query)), 0) / set.length;
