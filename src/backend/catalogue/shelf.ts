import 'server-only';
import type { Article } from './catalogue-index.ts';

/** Of each article of a list whether a piece of it lies on the shelf: 1 or 0. */
export type Shelf = { onShelf: Int32Array };

const positions = new WeakMap<readonly Article[], ReadonlyMap<string, number>>();

const positionsIn = (articles: readonly Article[]): ReadonlyMap<string, number> => {
  const known = positions.get(articles) ?? new Map(articles.map(({ variant }, position) => [variant.variantKey, position]));
  positions.set(articles, known);
  return known;
};

const fill = (articles: readonly Article[], soldOut: Iterable<string>): Shelf => {
  const onShelf = new Int32Array(articles.length).fill(1);
  const known = positionsIn(articles);
  for (const variantKey of soldOut) {
    const position = known.get(variantKey);
    if (position !== undefined) onShelf[position] = 0;
  }
  return { onShelf };
};

const filled = new WeakMap<readonly Article[], { soldOut: Iterable<string>; shelf: Shelf }>();

/** The shelf of a list from the few keys that are sold out: the same one as long as it is asked with the same keys. */
export const shelfOf = (articles: readonly Article[], soldOut: Iterable<string>): Shelf => {
  const last = filled.get(articles);
  if (last?.soldOut === soldOut) return last.shelf;
  const shelf = fill(articles, soldOut);
  filled.set(articles, { soldOut, shelf });
  return shelf;
};
