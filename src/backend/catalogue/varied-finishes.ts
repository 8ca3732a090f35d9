import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Finish } from '#shared/contract/finishes.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Article } from './catalogue-index.ts';
import { productOffsets } from './count-facets.ts';
import { priceIn } from './price.ts';

/** How many preceding products must look different, if another finish allows it: the product's row and the one above it, of three. */
const near = 3;

// Next to each other they look alike.
const dark: ReadonlySet<string> = new Set<Finish>(['anthracite', 'black', 'matt-black', 'gunmetal']);

/** What a finish looks like from afar. */
export const toneOf = (finish: Finish): string => (dark.has(finish) ? 'dark' : finish);

/** For each article where its product begins and ends, and what must not change with the finish. */
type Traits = { begin: Int32Array; end: Int32Array; price: Float64Array; isReduced: Uint8Array };

const build = (country: CountryCode, articles: readonly Article[]): Traits => {
  const firsts = productOffsets(articles);
  const [begin, end] = [new Int32Array(articles.length), new Int32Array(articles.length)];
  for (let product = 0; product + 1 < firsts.length; product++) {
    const [from = 0, to = 0] = [firsts[product], firsts[product + 1]];
    begin.fill(from, from, to);
    end.fill(to, from, to);
  }
  return {
    begin,
    end,
    price: Float64Array.from(articles, ({ variant }) => priceIn(country, variant).rawValue),
    isReduced: Uint8Array.from(articles, ({ variant }) => (variant.reduction ? 1 : 0)),
  };
};

const cache = new WeakMap<readonly Article[], Traits>();

const traitsOf = (country: CountryCode, articles: readonly Article[]): Traits =>
  getOrInsertComputed(cache, articles, () => build(country, articles));

/**
 * The article that represents each product in a list: `shown`, or, where a product just before it looks alike, another article of the
 * product that may be shown, costs the same and looks like none of those before, or like the one longest ago. The order never changes, and
 * the same list always gives the same result.
 */
export const varyFinishes = (
  country: CountryCode,
  articles: readonly Article[],
  mayShow: (position: number) => boolean,
): ((shown: number) => number) => {
  const { begin, end, price, isReduced } = traitsOf(country, articles);
  const lastPositions = new Map<string, number>();
  let at = 0;
  const toneAt = (position: number): string => {
    const article = articles[position];
    return article ? toneOf(article.variant.finish) : '';
  };
  const lastSeen = (position: number): number => lastPositions.get(toneAt(position)) ?? Number.NEGATIVE_INFINITY;
  const isAlike = (position: number, shown: number): boolean =>
    price[position] === price[shown] && isReduced[position] === isReduced[shown] && mayShow(position);
  return (shown) => {
    let chosen = shown;
    if (lastSeen(shown) >= at - near) {
      for (let other = begin[shown] ?? 0; other < (end[shown] ?? 0); other++) {
        if (lastSeen(other) < Math.min(lastSeen(chosen), at - near) && isAlike(other, shown)) chosen = other;
      }
    }
    lastPositions.set(toneAt(chosen), at++);
    return chosen;
  };
};
