/** What is known of a page's address before the page is rendered. */
export type ResolvedRoute = {
  /** The query names that the page reads. */
  queryNames: readonly string[];
  /** The part of the path that the page depends on (`/checkout/success/`). The rest is only repeated, not read: all such pages are one. */
  fixedPath?: string;
  /** True if there is no page: the rest of the path is shown decoded. */
  isMissing?: true;
  /** The new path of a page that has moved. */
  movedTo?: string;
};

const [begin, end] = ['openpart', 'ofthepathqzxj'] as const;

/**
 * Placeholder for the open part of a path during rendering, as written in addresses and as displayed: the router in the browser compares
 * the former, the 404 page shows the latter. Nothing else in a page begins or ends like this.
 */
export const pathPlaceholder = { written: `${begin}%C3%BC${end}`, read: `${begin}ü${end}`, begin, end } as const;
