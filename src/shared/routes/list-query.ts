/** The facets of the product lists, in the order shown; each is a query name that may occur several times. */
export const facetIds = [
  'cabinet',
  'mounting',
  'material',
  'bowls',
  'drainer',
  'style',
  'pressure',
  'pullout',
  'feature',
  'reach',
  'use',
  'fits',
  'finish',
  'price',
  'availability',
] as const;
export type FacetId = (typeof facetIds)[number];

/** How a list may be sorted; the first is the default and needs no query. */
export const sorts = ['popularity', 'price-up', 'price-down', 'new'] as const;
export type Sort = (typeof sorts)[number];

/** Every query name that a product list or a product page (`finish`) depends on. */
export const listQueryKeys = [...facetIds, 'sort', 'page'] as const;

const isSort = (value: string | null): value is Sort => (sorts as readonly string[]).includes(value ?? '');

/** The requested sort; an unknown one is the default. */
export const sortOf = (query: URLSearchParams): Sort => {
  const requested = query.get('sort');
  return isSort(requested) ? requested : sorts[0];
};

/** The requested page, from 1; nonsense is the first. */
export const pageOf = (query: URLSearchParams): number => {
  const requested = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(requested) ? Number(requested) : 1;
};

/** The same list with another sort, page or filter: `withQuery(query, {page: '2'})`; null removes a name. Any change of filter returns to page one. */
export const withQuery = (
  query: URLSearchParams,
  changes: Partial<Record<(typeof listQueryKeys)[number], string | readonly string[] | null>>,
): string => {
  const next = new URLSearchParams();
  const all: Partial<Record<string, string | readonly string[] | null>> = 'page' in changes ? changes : { ...changes, page: null };
  for (const key of listQueryKeys) {
    const values = key in all ? [all[key] ?? []].flat() : query.getAll(key);
    for (const value of values) next.append(key, value);
  }
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
};
