import type { Picture } from '#shared/contract/picture.ts';
import type { ProductTile, Variant } from '#shared/contract/product.ts';
import type { Language } from '#shared/country/countries.ts';
import type { ProductFacts } from './facts.ts';
import type { ProductTexts } from './product-file.ts';
import type { ListName } from './product-list.ts';

/** A line of the facts table, in the shopper's language and units. */
export type FactRow = { id: string; label: string; value: string };

/** A picture of a product; `variantKey` null: it shows what all variants share. */
export type ProductPicture = { picture: Picture; alt: string; altLanguage: Language; variantKey: string | null; view: string | null };

/** A file made from the facts, to take along; its size in bytes, null while it is made only when somebody asks. */
export type ProductDocument = { id: 'sheet' | 'facts' | 'cutOut'; url: string; bytes: number | null };

/** A product's model for the 3-D view: its address, and the finishes that it can wear. */
export type ProductModel = { url: string; finishes: string[] };

/** Products of one list that fit; `others` have no room for a tile. */
export type FittingProducts = { list: ListName; tiles: ProductTile[]; others: { name: string; url: string }[] };

/** All that a product page shows. */
export type ProductView = {
  productKey: string;
  name: string;
  kind: ProductFacts['kind'];
  /** Undefined where neither the site's language nor the fallback says anything. */
  texts: ProductTexts | undefined;
  /** Language of the texts. */
  language: Language;
  url: string;
  variants: Variant[];
  /** The finish of each variant by its id and name, in the order of the variants. */
  finishes: { id: string; name: string; variantKey: string }[];
  facts: ProductFacts;
  factRows: FactRow[];
  /** What can be replaced: its name, and its article number with its price. */
  spareParts: FactRow[];
  documents: ProductDocument[];
  pictures: ProductPicture[];
  /** Null where none was made yet. */
  model: ProductModel | null;
  /** What editors name: taps for a sink, sinks for a tap; an accessory says by its measures what it fits. */
  matching: ProductTile[];
  /** What fits by its measures, list by list: the first as tiles, the others by name. */
  fitting: FittingProducts[];
  guaranteeYears: number;
  badge: 'bestseller' | 'new' | null;
};
