import type { Site } from '#shared/country/site.ts';
import { pathTo } from './paths.ts';

/** The query names of a comparison: a product key as often as there are products, and whether only differences are asked for. */
export const compareQueryKeys = ['product', 'differences'] as const;

/** So many products stand side by side (B-11). */
export const maxCompared = 4;

/** What is to be compared: product keys in the order of their columns, and whether rows that say the same of all are left out. */
export type RequestedComparison = { productKeys: readonly string[]; isOnlyDifferences: boolean };

/** What a query asks for, each product once; whether the country has the products is not known here. */
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
