/** What is known of a page's address before the page is made. */
export type ResolvedRoute = {
  /** The query names that the page reads. */
  queryNames: readonly string[];
  /** The part of the path that the page depends on (`/checkout/success/`). What follows it is repeated and not read: all such pages are one. */
  fixedPath?: string;
  /** True where no page stands: what follows the fixed path is shown as a person reads it. */
  isMissing?: true;
  /** Where a missing page went: its path. */
  movedTo?: string;
};

const [begin, end] = ['openpart', 'ofthepathqzxj'] as const;

/**
 * Stands for the open part of a path while the page is made, as addresses write it and as people read it: the router in the browser
 * compares the one, the 404 page shows the other. Nothing else in a page begins or ends so.
 */
export const pathPlaceholder = { written: `${begin}%C3%BC${end}`, read: `${begin}ü${end}`, begin, end } as const;
