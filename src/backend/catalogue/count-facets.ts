import 'server-only';
import type { ContentProduct } from '#backend/content/content.ts';
import type { Article } from './catalogue-index.ts';
import type { FacetIndex } from './facet-index.ts';

/** A facet as somebody asks for it: `wanted` are the bits of the chosen values, 0 where none is. */
export type Asked = { index: FacetIndex; wanted: number };

const firsts = new WeakMap<readonly Article[], Int32Array>();

const countFirsts = (articles: readonly Article[]): Int32Array => {
  const found: number[] = [];
  let before: ContentProduct | undefined;
  for (const [position, { product }] of articles.entries()) {
    if (product !== before) found.push(position);
    before = product;
  }
  return Int32Array.from([...found, articles.length]);
};

/** Where the articles of each product begin, and where the last one's end: in a list those of a product stand together. */
export const firstsOf = (articles: readonly Article[]): Int32Array => {
  const known = firsts.get(articles) ?? countFirsts(articles);
  firsts.set(articles, known);
  return known;
};

/** No facet refuses the article. */
export const passes = -1;
/** More than one facet refuses it: whatever is chosen of one alone, it stays out. */
const refusedTwice = -2;

/** Of each article the one facet (by its place) that refuses it, `passes`, or that there are several. */
export const findRefusals = (articles: readonly Article[], asked: readonly Asked[]): Int32Array => {
  const refusals = new Int32Array(articles.length).fill(passes);
  for (const [place, { index, wanted }] of asked.entries()) {
    if (wanted === 0) continue;
    const { bits } = index;
    for (let position = 0; position < refusals.length; position++) {
      if (((bits[position] ?? 0) & wanted) === 0) refusals[position] = refusals[position] === passes ? place : refusedTwice;
    }
  }
  return refusals;
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
 * How many products each value of each facet would leave beside what is chosen of the other facets, by the value's bit. An article counts
 * where no other facet refuses it; of a product that has a value twice one is counted. All facets in one walk: most articles of a narrowed
 * list are passed over at once.
 */
export const countValues = (indexes: readonly FacetIndex[], refusals: Int32Array, begins: Int32Array): Map<number, number>[] => {
  const counts = indexes.map((): Counts => new Int32Array(31));
  const had = new Int32Array(indexes.length);
  for (let product = 0; product + 1 < begins.length; product++) {
    const end = begins[product + 1] ?? 0;
    let hasAny = false;
    for (let position = begins[product] ?? 0; position < end; position++) {
      const refusal = refusals[position] ?? refusedTwice;
      if (refusal === refusedTwice) continue;
      hasAny = true;
      const [first, last] = refusal === passes ? [0, indexes.length] : [refusal, refusal + 1];
      for (let place = first; place < last; place++) had[place] = (had[place] ?? 0) | (indexes[place]?.bits[position] ?? 0);
    }
    if (!hasAny) continue;
    for (const [place, own] of counts.entries()) addValues(own, had[place] ?? 0);
    had.fill(0);
  }
  return counts.map((own) => new Map([...own].map((count, bit) => [1 << bit, count])));
};
