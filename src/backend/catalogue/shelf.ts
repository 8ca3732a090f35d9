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

/** The shelf of a list from the few keys that are sold out. */
export const shelfOf = (articles: readonly Article[], soldOut: Iterable<string>): Shelf => {
  const onShelf = new Int32Array(articles.length).fill(1);
  const known = positionsIn(articles);
  for (const variantKey of soldOut) {
    const position = known.get(variantKey);
    if (position !== undefined) onShelf[position] = 0;
  }
  return { onShelf };
};
