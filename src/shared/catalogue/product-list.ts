import type { ProductTile } from '#shared/contract/product.ts';
import type { FacetId, Sort } from '#shared/routes/list-query.ts';
import type { ProductFacts } from './facts.ts';

/** The lists of the shop. */
export const listNames = ['sinks', 'taps', 'accessories'] as const;
export type ListName = (typeof listNames)[number];

const listOfKind = { sink: 'sinks', tap: 'taps', accessory: 'accessories' } as const satisfies Record<ProductFacts['kind'], ListName>;

/** The list that a product belongs to. */
export const listOf = ({ kind }: Pick<ProductFacts, 'kind'>): ListName => listOfKind[kind];

/** A value of a facet. `count`: how many products remain when it is chosen. Impossible: none would. */
export type FacetOption = { value: string; label: string; count: number; isSelected: boolean; isImpossible: boolean };

/**
 * A way to filter a list. Its id is the query name, an option's value the query value. For `cabinet` one value counts (centimetres: all
 * that fits into it), for all others any of the chosen; a swatch's value is a finish id.
 */
export type Facet = { id: FacetId; label: string; kind: 'checkbox' | 'cabinet' | 'swatch' | 'price'; options: FacetOption[] };

/** One page of a list, filtered and sorted. `total` counts all pages. */
export type ProductList = {
  tiles: ProductTile[];
  facets: Facet[];
  total: number;
  page: number;
  pageCount: number;
  sort: Sort;
  sorts: { value: Sort; label: string }[];
};
