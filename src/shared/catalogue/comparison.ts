import type { Finish } from '#shared/contract/finishes.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Drawing } from './drawing/drawing.ts';
import type { ListName } from './product-list.ts';
import type { FamilyLink, ProductPicture } from './product-view.ts';

/** One property of several products: a value for each in their order, null where a product has no such property. */
export type ComparedRow = { id: string; label: string; values: (string | null)[]; isDifferent: boolean };

/** Products of one kind side by side. */
export type Comparison = { list: ListName; tiles: ProductTile[]; rows: ComparedRow[] };

/** A visitor's comparison, and the names of products for which there is no column: a fifth product, one of another kind. */
export type ChosenComparison = Comparison & {
  tooMany: string[];
  otherKind: string[];
  /** Products of the same kind that could be added. */
  others: { productKey: string; name: string }[];
};

/** A product family: its sizes side by side, each drawn from above to the scale of the others. */
export type FamilyView = Comparison & { drawings: { productKey: string; name: string; width: string; words: string; drawing: Drawing }[] };

/** A colour of a family: the product that shows it, and the others that come in it, too. */
export type FamilyColour = {
  finish: Finish;
  name: string;
  url: string;
  picture: ProductPicture;
  shownOn: string;
  members: string;
};

/** A summary of a family: how many products, for which cabinets, from which price on. */
export type FamilySummary = FamilyLink & { family: string; count: number; widths: string; price: string; picture: ProductPicture };
