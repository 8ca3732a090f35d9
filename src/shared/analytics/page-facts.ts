import type { PageType } from '#shared/content/page-file.ts';
import type { Money } from '#shared/money/money.ts';

/** The names of the elements in a page's head that tell analytics about it. */
export const pageFactsNames = { page: 'page-facts', acceptedReturn: 'accepted-return' } as const;

/** A return that has been accepted, as far as its sender's browser sees it. */
export type AcceptedReturn = {
  returnId: string;
  orderId: string;
  refund: Money;
  items: { sku: string; name: string; variantName: string; quantity: number; priceTotal: Money }[];
};

/** What a page is to analytics, the same for every visitor. */
export type PageFacts = {
  category: PageType;
  /** What is shown, by a name that no language changes: the id of the page, the key of the product. */
  eid: string;
  /** The article that a product page shows. */
  variantKey?: string;
};

/** What a page says of itself, in few bytes, for every page carries them: `PLP/sinks`. */
export const writePageFacts = ({ category, eid }: PageFacts): string => `${category}/${eid}`;

/** The facts as they were written. */
export const readPageFacts = (written: string): PageFacts => {
  const [category = '', eid = ''] = written.split('/');
  return { category: category as PageType, eid };
};
