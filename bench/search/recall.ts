import type { JudgedQuery } from './judged-queries.ts';

/** What a search found of each kind, the best first, by their keys. */
export type FoundKeys = { product: readonly string[]; page: readonly string[]; document: readonly string[] };

/**
 * How much of what a query means stands among the first so many of its kind, 0 to 1. Where more is meant than there are places, all
 * places must be right.
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

/** The mean of what all queries of a set recall. */
export const meanRecall = (cutoff: number, set: readonly JudgedQuery[], search: (query: string) => FoundKeys): number =>
  set.reduce((sum, judgedQuery) => sum + recallAt(cutoff, judgedQuery, search(judgedQuery.query)), 0) / set.length;
