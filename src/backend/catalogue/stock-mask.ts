import 'server-only';
import type { Article } from './catalogue-index.ts';

/** Of each article of a list whether a piece of it lies on the shelf: 1 or 0. */
export type StockMask = { inStockFlags: Int32Array };

const positions = new WeakMap<readonly Article[], ReadonlyMap<string, number>>();

const positionsIn = (articles: readonly Article[]): ReadonlyMap<string, number> => {
  const positionByKey = positions.get(articles) ?? new Map(articles.map(({ variant }, position) => [variant.variantKey, position]));
  positions.set(articles, positionByKey);
  return positionByKey;
};

const fill = (articles: readonly Article[], soldOut: Iterable<string>): StockMask => {
  const inStockFlags = new Int32Array(articles.length).fill(1);
  const positionByKey = positionsIn(articles);
  for (const variantKey of soldOut) {
    const position = positionByKey.get(variantKey);
    if (position !== undefined) inStockFlags[position] = 0;
  }
  return { inStockFlags };
};

const cache = new WeakMap<readonly Article[], { soldOut: Iterable<string>; stockMask: StockMask }>();

/** The shelf of a list from the few keys that are sold out: the same one as long as it is asked with the same keys. */
export const stockMaskOf = (articles: readonly Article[], soldOut: Iterable<string>): StockMask => {
  const last = cache.get(articles);
  if (last?.soldOut === soldOut) return last.stockMask;
  const stockMask = fill(articles, soldOut);
  cache.set(articles, { soldOut, stockMask });
  return stockMask;
};
