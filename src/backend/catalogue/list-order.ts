import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Sort } from '#shared/routes/list-query.ts';
import type { Article } from './catalogue-index.ts';
import { priceIn } from './price.ts';

/** The sort key of an article; the smallest comes first. */
const keyOf = (country: CountryCode, sort: Sort, { product, variant }: Article): number => {
  if (sort === 'new') return product.file.badge === 'new' ? 0 : 1;
  const { rawValue } = priceIn(country, variant);
  return sort === 'price-down' ? -rawValue : rawValue;
};

// The articles are ordered by popularity, and the sort is stable.
const build = (country: CountryCode, articles: readonly Article[], sort: Sort): Int32Array => {
  const positions = Int32Array.from(articles.keys());
  if (sort === 'popularity') return positions;
  const keys = Float64Array.from(articles, (article) => keyOf(country, sort, article));
  return positions.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
};

const cache = new WeakMap<readonly Article[], Map<Sort, Int32Array>>();

/** The positions of a list's articles in a sort order, computed once for each state of the content. */
export const orderOf = (country: CountryCode, articles: readonly Article[], sort: Sort): Int32Array => {
  const cached = getOrInsertComputed(cache, articles, () => new Map());
  return getOrInsertComputed(cached, sort, () => build(country, articles, sort));
};
