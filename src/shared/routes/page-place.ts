/** What is known of a page's address before the page is made. */
export type PagePlace = {
  /** The query names that the page reads. */
  queryNames: readonly string[];
  /** The part of the path that the page depends on (`/checkout/success/`). What follows it is repeated and not read: all such pages are one. */
  fixedPath?: string;
  /** True where no page stands: what follows the fixed path is shown as a person reads it. */
  isMissing?: true;
};

/** Stands for the open part of a path while the page is made. Letters only: no text, address or script writes it in another way. */
export const openPart = 'openpartofthepathqzxj';
