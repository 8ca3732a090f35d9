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

/**
 * How many products each value of a facet would leave beside what is chosen of the other facets, by the value's bit. An article counts
 * where no other facet refuses it; of a product that has a value twice one is counted.
 */
export const countValues = ({ bits }: FacetIndex, place: number, refusals: Int32Array, begins: Int32Array): Map<number, number> => {
  const products = new Int32Array(31);
  for (let product = 0; product + 1 < begins.length; product++) {
    let had = 0;
    const end = begins[product + 1] ?? 0;
    for (let position = begins[product] ?? 0; position < end; position++) {
      const refusal = refusals[position];
      if (refusal === passes || refusal === place) had |= bits[position] ?? 0;
    }
    for (; had !== 0; had &= had - 1) {
      const bit = 31 - Math.clz32(had & -had);
      products[bit] = (products[bit] ?? 0) + 1;
    }
  }
  return new Map([...products].map((count, bit) => [1 << bit, count]));
};
