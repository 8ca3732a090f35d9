import type { PageType } from '#shared/content/page-file.ts';
import type { Money } from '#shared/money/money.ts';

/** The names of the elements in a page's head that describe it for analytics. */
export const pageFactsNames = { page: 'page-facts', acceptedReturn: 'accepted-return' } as const;

/** An accepted return, as far as its sender's browser may see it. */
export type AcceptedReturn = {
  returnId: string;
  orderId: string;
  refund: Money;
  items: { sku: string; name: string; variantName: string; quantity: number; priceTotal: Money }[];
};

/** The analytics data of a page, the same for every visitor. */
export type PageFacts = {
  category: PageType;
  /** The content shown, by a name that no language changes: the id of the page, the key of the product. */
  eid: string;
  /** The article that a product page shows. */
  variantKey?: string;
};

/** The facts of a page in few bytes, because every page carries them: `PLP/sinks`. */
export const writePageFacts = ({ category, eid }: PageFacts): string => `${category}/${eid}`;

/** Parses the facts as they were written. */
export const readPageFacts = (written: string): PageFacts => {
  const [category = '', eid = ''] = written.split('/');
  return { category: category as PageType, eid };
};
