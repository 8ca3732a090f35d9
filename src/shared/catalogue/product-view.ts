import type { Picture } from '#shared/contract/picture.ts';
import type { ProductTile, Variant } from '#shared/contract/product.ts';
import type { Language } from '#shared/country/countries.ts';
import type { ProductFacts } from './facts.ts';
import type { ProductTexts } from './product-file.ts';
import type { ListName } from './product-list.ts';

/** A row of the facts table, in the shopper's language and units. */
export type FactRow = { id: string; label: string; value: string };

/** A picture of a product; `variantKey` null: it shows what all variants share. */
export type ProductPicture = { picture: Picture; alt: string; altLanguage: Language; variantKey: string | null; view: string | null };

/** The files generated from a product's facts: data sheet, table of facts, cut-out at full size. */
export const documentKinds = ['sheet', 'facts', 'cutOut'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A download generated from the facts; its size in bytes, null while it is generated only on request. */
export type ProductDocument = { id: DocumentKind; url: string; bytes: number | null };

/** A product's model for the 3-D view: its address, and the finishes that it supports. */
export type ProductModel = { url: string; finishes: string[] };

/** Products of one list that fit; `others` are listed without a tile. */
export type FittingProducts = { list: ListName; tiles: ProductTile[]; others: { name: string; url: string }[] };

/** The page of a product family: its name there, in which language, and its address. */
export type FamilyLink = { name: string; language: Language; url: string };

/** The data of a product page. */
export type ProductView = {
  productKey: string;
  name: string;
  kind: ProductFacts['kind'];
  /** The page of its product family; null if there is one size. */
  family: FamilyLink | null;
  /** Undefined where neither the site's language nor the fallback has any. */
  texts: ProductTexts | undefined;
  /** Language of the texts. */
  language: Language;
  url: string;
  variants: Variant[];
  /** The finish of each variant by its id and name, in the order of the variants. */
  finishes: { id: string; name: string; variantKey: string }[];
  facts: ProductFacts;
  factRows: FactRow[];
  /** Spare parts: the name, and the article number with its price. */
  spareParts: FactRow[];
  documents: ProductDocument[];
  pictures: ProductPicture[];
  /** Null if there is none. */
  model: ProductModel | null;
  /** Editors' picks: taps for a sink, sinks for a tap; for an accessory its dimensions determine what it fits. */
  matching: ProductTile[];
  /** What fits by its dimensions, list by list: the first as tiles, the others by name. */
  fitting: FittingProducts[];
  guaranteeYears: number;
  badge: 'bestseller' | 'new' | null;
};
