import 'server-only';
import type { ContentProduct } from '#backend/content/content.ts';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Article } from './catalogue-index.ts';
import type { FacetIndex } from './facet-index.ts';

/** A facet as selected in a query: `wanted` are the bits of the chosen values, 0 where none is. */
export type SelectedFacet = { index: FacetIndex; wanted: number };

const cache = new WeakMap<readonly Article[], Int32Array>();

const findProductOffsets = (articles: readonly Article[]): Int32Array => {
  const found: number[] = [];
  let before: ContentProduct | undefined;
  for (const [position, { product }] of articles.entries()) {
    if (product !== before) found.push(position);
    before = product;
  }
  return Int32Array.from([...found, articles.length]);
};

/** The index at which each product's articles start, plus the end of the last: the articles of a product are adjacent in a list. */
export const productOffsets = (articles: readonly Article[]): Int32Array => getOrInsertComputed(cache, articles, findProductOffsets);

/** No facet excludes the article. */
export const notExcluded = -1;
/** More than one facet excludes it: it stays out whatever is chosen in one of them. */
const excludedTwice = -2;

/** For each article the index of the one facet that excludes it, or `notExcluded`, or that there are several. */
export const findExclusions = (articles: readonly Article[], selected: readonly SelectedFacet[]): Int32Array => {
  const exclusions = new Int32Array(articles.length).fill(notExcluded);
  for (const [facetIndex, { index, wanted }] of selected.entries()) {
    if (wanted === 0) continue;
    const { bits } = index;
    for (let position = 0; position < exclusions.length; position++) {
      if (((bits[position] ?? 0) & wanted) === 0) exclusions[position] = exclusions[position] === notExcluded ? facetIndex : excludedTwice;
    }
  }
  return exclusions;
};

type Counts = Int32Array;

/** Counts each of a product's values once. */
const addValues = (counts: Counts, values: number): void => {
  for (let left = values; left !== 0; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left);
    counts[bit] = (counts[bit] ?? 0) + 1;
  }
};

/**
 * How many products each value of each facet would leave, given the choices in the other facets, by the value's bit. An article counts
 * where no other facet excludes it; a product counts once per value. All facets are counted in one pass: most articles of a narrowed list
 * are skipped at once.
 */
export const countValues = (indexes: readonly FacetIndex[], exclusions: Int32Array, offsets: Int32Array): Map<number, number>[] => {
  const counts = indexes.map((): Counts => new Int32Array(31));
  const had = new Int32Array(indexes.length);
  for (let product = 0; product + 1 < offsets.length; product++) {
    const end = offsets[product + 1] ?? 0;
    let hasAny = false;
    for (let position = offsets[product] ?? 0; position < end; position++) {
      const exclusion = exclusions[position] ?? excludedTwice;
      if (exclusion === excludedTwice) continue;
      hasAny = true;
      const [first, last] = exclusion === notExcluded ? [0, indexes.length] : [exclusion, exclusion + 1];
      for (let facetIndex = first; facetIndex < last; facetIndex++)
        had[facetIndex] = (had[facetIndex] ?? 0) | (indexes[facetIndex]?.bits[position] ?? 0);
    }
    if (!hasAny) continue;
    for (const [facetIndex, own] of counts.entries()) addValues(own, had[facetIndex] ?? 0);
    had.fill(0);
  }
  return counts.map((own) => new Map([...own].map((count, bit) => [1 << bit, count])));
};
