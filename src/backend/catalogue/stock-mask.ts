import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Article } from './catalogue-index.ts';

/** For each article of a list whether it is in stock: 1 or 0. */
export type StockMask = { inStockFlags: Int32Array };

const positionCache = new WeakMap<readonly Article[], ReadonlyMap<string, number>>();

const positionsIn = (articles: readonly Article[]): ReadonlyMap<string, number> =>
  getOrInsertComputed(positionCache, articles, () => new Map(articles.map(({ variant }, position) => [variant.variantKey, position])));

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

/** The stock mask of a list, from the few keys that are sold out: the same one as long as the keys are the same. */
export const stockMaskOf = (articles: readonly Article[], soldOut: Iterable<string>): StockMask => {
  const last = cache.get(articles);
  if (last?.soldOut === soldOut) return last.stockMask;
  const stockMask = fill(articles, soldOut);
  cache.set(articles, { soldOut, stockMask });
  return stockMask;
};
