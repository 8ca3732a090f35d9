import type { Picture } from '#shared/contract/picture.ts';
import type { ProductTile, Variant } from '#shared/contract/product.ts';
import type { Language } from '#shared/country/countries.ts';
import type { SinkFacts, TapFacts } from './facts.ts';
import type { ProductTexts } from './product-file.ts';

/** A line of the facts table, in the shopper's language and units. */
export type FactRow = { id: string; label: string; value: string };

/** A picture of a product; `variantKey` null: it shows what all variants share. */
export type ProductPicture = { picture: Picture; alt: string; altLanguage: Language; variantKey: string | null; view: string | null };

/** A file made from the facts, to take along; its size in bytes. */
export type ProductDocument = { id: 'facts' | 'cutOut'; url: string; bytes: number };

/** All that a product page shows. */
export type ProductView = {
  productKey: string;
  name: string;
  kind: 'sink' | 'tap';
  /** Undefined where neither the site's language nor the fallback says anything. */
  texts: ProductTexts | undefined;
  /** Language of the texts. */
  language: Language;
  url: string;
  variants: Variant[];
  /** The finish of each variant by its id and name, in the order of the variants. */
  finishes: { id: string; name: string; variantKey: string }[];
  facts: SinkFacts | TapFacts;
  factRows: FactRow[];
  documents: ProductDocument[];
  pictures: ProductPicture[];
  matching: ProductTile[];
  guaranteeYears: number;
  badge: 'bestseller' | 'new' | null;
};
