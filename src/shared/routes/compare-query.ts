import type { Site } from '#shared/country/site.ts';
import { pathTo } from './paths.ts';

/** The query names of a comparison: a product key for each product, and whether only differences are shown. */
export const compareQueryKeys = ['product', 'differences'] as const;

/** The maximum number of compared products (B-11). */
export const maxCompared = 4;

/** A requested comparison: product keys in the order of their columns, and whether rows with equal values are left out. */
export type RequestedComparison = { productKeys: readonly string[]; isOnlyDifferences: boolean };

/** The comparison of a query, each product once; whether the country has the products is not known here. */
export const readComparison = (query: string): RequestedComparison => {
  const queryParams = new URLSearchParams(query);
  return { productKeys: [...new Set(queryParams.getAll('product'))], isOnlyDifferences: queryParams.get('differences') === '1' };
};

/** The address of a comparison: without products that of the page that explains it. */
export const comparePath = (site: Pick<Site, 'root'>, { productKeys, isOnlyDifferences }: RequestedComparison): string => {
  const query = new URLSearchParams(productKeys.map((key) => ['product', key]));
  if (isOnlyDifferences && productKeys.length > 0) query.append('differences', '1');
  return query.size === 0 ? pathTo(site, 'compare') : `${pathTo(site, 'compare')}?${query}`;
};
