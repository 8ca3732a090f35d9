import 'server-only';
import { describeItem, findVariant, priceOf, readStock, referenceOf } from '#backend/catalogue/catalogue.ts';
import type { Db } from '#backend/database/database.ts';
import { piecesHeldFor } from '#backend/order/order.ts';
import type { CartItem } from '#shared/contract/cart.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { CartLineTable } from './cart.table.ts';

/** True for a line whose article is not in the catalogue any more. */
export const hasVanished = ({ variantKey }: Pick<CartLineTable, 'variantKey'>): boolean => findVariant(variantKey) === undefined;

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

/** An article and its variant as one name; its key where the catalogue knows it no more. */
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
    // More than there is counts as sold out until the shopper takes less.
    isPurchasable: price !== undefined && stock >= quantity,
    numberOfItemsInStock: stock,
  };
};

/** What a cart can have of each variant: the shelf, and what its own unpaid orders hold. */
export const readStockFor = async (db: Db, cartId: string, variantKeys: readonly string[]): Promise<Map<string, number>> => {
  const stock = await readStock(db, variantKeys);
  const held = await piecesHeldFor(db, cartId);
  return new Map(variantKeys.map((key) => [key, (stock.get(key) ?? 0) + (held.get(key) ?? 0)]));
};

/** What lies in a cart, and what it can have of it where that was read already. */
export type Contents = { lines: readonly CartLineTable[]; stock?: ReadonlyMap<string, number> };

/** The variants of lines that the catalogue knows. */
export const keysOf = (lines: readonly CartLineTable[]): string[] =>
  lines.filter((line) => !hasVanished(line)).map(({ variantKey }) => variantKey);

/** Lines as the shopper sees them: name, picture and price from today's catalogue in the country's currency, never from the cart. */
export const presentLines = async (
  db: Db,
  site: Site,
  cartId: string,
  lines: readonly CartLineTable[],
  known?: Contents['stock'],
): Promise<CartItem[]> => {
  const keys = keysOf(lines);
  const stock = known ?? (keys.length > 0 ? await readStockFor(db, cartId, keys) : new Map<string, number>());
  return lines.filter((line) => !hasVanished(line)).map((line) => presentLine(site, line, stock.get(line.variantKey) ?? 0));
};
