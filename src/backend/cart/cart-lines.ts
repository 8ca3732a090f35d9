import 'server-only';
import { sql } from 'kysely';
import { describeItem, findVariant, priceOf, referenceOf, stockByVariant } from '#backend/catalogue/catalogue.ts';
import type { Db } from '#backend/database/database.ts';
import { reservedPieces } from '#backend/order/order.ts';
import type { CartItem } from '#shared/contract/cart.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { CartLineTable } from './cart.table.ts';

/** True for a line whose article is no longer in the catalogue. */
export const isDelisted = ({ variantKey }: Pick<CartLineTable, 'variantKey'>): boolean => findVariant(variantKey) === undefined;

const itemOf = (site: Site, variantKey: string): CartItem['item'] => {
  const described = describeItem(site, variantKey);
  if (described) return described;
  return {
    name: findVariant(variantKey)?.product.name ?? '',
    variantName: '',
    url: site.root,
    picture: null,
    alt: '',
    facts: '',
    guaranteeYears: 0,
  };
};

/** An article and its variant as one name; its key once it has left the catalogue. */
export const nameOf = (site: Site, variantKey: string): string => {
  const item = describeItem(site, variantKey);
  return item ? `${item.name}, ${item.variantName}` : (findVariant(variantKey)?.product.name ?? variantKey);
};

const presentLine = (site: Site, { productKey, variantKey, sku, quantity }: CartLineTable, stock: number): CartItem => {
  const price = priceOf(site.country, variantKey);
  const pricePerItem = price ?? { rawValue: 0, currency: countries[site.country].currency };
  return {
    productKey,
    variantKey,
    sku,
    quantity,
    pricePerItem,
    priceTotal: { ...pricePerItem, rawValue: pricePerItem.rawValue * quantity },
    ...referenceOf(site, variantKey, quantity),
    item: itemOf(site, variantKey),
    // More than is in stock counts as sold out until the shopper reduces the quantity.
    isPurchasable: price !== undefined && stock >= quantity,
    numberOfItemsInStock: stock,
  };
};

// What a cart can have of an article: the stock, and what its own unpaid orders reserve.
const available = sql<number>`coalesce(shelf.pieces, 0) + coalesce(held.pieces, 0)`;

/** What a cart can have of each variant. */
export const readStockFor = async (db: Db, cartId: string, variantKeys: readonly string[]): Promise<Map<string, number>> => {
  if (variantKeys.length === 0) return new Map();
  const rows = await db
    .selectFrom(stockByVariant(db).as('shelf'))
    .leftJoin(reservedPieces(db, cartId).as('held'), 'held.variantKey', 'shelf.variantKey')
    .select(['shelf.variantKey', available.as('available')])
    .where('shelf.variantKey', 'in', [...variantKeys])
    .execute();
  return new Map(rows.map((row) => [row.variantKey, row.available]));
};

/** The lines of a cart, and the available stock of each variant. */
export type CartContents = { lines: readonly CartLineTable[]; stock: ReadonlyMap<string, number> };

/** The contents of a cart that does not exist yet. */
export const emptyContents: CartContents = { lines: [], stock: new Map() };

/** Reads lines and stock in one go. */
export const readContents = async (db: Db, cartId: string): Promise<CartContents> => {
  const rows = await db
    .selectFrom('cartLine')
    .leftJoin(stockByVariant(db).as('shelf'), 'shelf.variantKey', 'cartLine.variantKey')
    .leftJoin(reservedPieces(db, cartId).as('held'), 'held.variantKey', 'cartLine.variantKey')
    .selectAll('cartLine')
    .select(available.as('available'))
    .where('cartLine.cartId', '=', cartId)
    .orderBy('cartLine.addedAt')
    .orderBy('cartLine.variantKey')
    .execute();
  const lineOf = (row: (typeof rows)[number]): CartLineTable => {
    const { available: _, ...line } = row;
    return line;
  };
  return {
    lines: rows.map(lineOf),
    stock: new Map(rows.map((row) => [row.variantKey, row.available])),
  };
};

/** Lines as the shopper sees them: name, picture and price from today's catalogue in the country's currency, never from the cart. */
export const presentLines = (site: Site, { lines, stock }: CartContents): CartItem[] =>
  lines.filter((line) => !isDelisted(line)).map((line) => presentLine(site, line, stock.get(line.variantKey) ?? 0));
