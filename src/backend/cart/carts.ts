import 'server-only';
import { randomUUID } from 'node:crypto';
import { findVariant, outOfStock, priceOf } from '#backend/catalogue/catalogue.ts';
import { type Db, database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/refusal/refusal.ts';
import { keyToKeep } from '#backend/rest/rest.ts';
import { keyOfCookies } from '#backend/session/session.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { AddedPieces, RemoveFromCart } from '#shared/contract/cart-calls.ts';
import { maxQuantity } from '#shared/contract/max-quantity.ts';
import type { Site } from '#shared/country/site.ts';
import {
  addPieces,
  deleteLines,
  findCartRow,
  findLines,
  insertCart,
  lockCart,
  nextAddedAt,
  removePieces,
  updateCart,
} from './cart.queries.ts';
import type { CartTable } from './cart.table.ts';
import { hasVanished, readStockFor } from './cart-lines.ts';
import { forgetNews, joinNews, readNews } from './cart-news.ts';
import { moveTo } from './line-order.ts';
import { presentCart } from './present-cart.ts';

/** A changed cart, the token that its browser keeps from now on, and its row. */
export type ChangedCart = { cart: Cart; token: string; row: CartTable };
type Change = (trx: Trx, row: CartTable) => Promise<Partial<CartTable>>;

const maxLines = 100;

/** The cart of a token; undefined for a token that we never gave out. */
export const findCart = (db: Db, token: string): Promise<CartTable | undefined> => findCartRow(db, token);

const removeVanished = async (trx: Trx, cartId: string): Promise<string[]> => {
  const vanished = (await findLines(trx, cartId)).filter(hasVanished);
  await deleteLines(
    trx,
    cartId,
    vanished.map(({ variantKey }) => variantKey),
  );
  return vanished.map(({ sku }) => sku);
};

/** Changes the cart of a token, or a new one, in one transaction; with every change it gets a new placement key. */
export const changeCart = (site: Site, token: string | undefined, change: Change): Promise<ChangedCart> =>
  inTransaction(async (trx) => {
    const known = token === undefined ? undefined : await lockCart(trx, token);
    const kept = keyToKeep(token, known !== undefined);
    const row = known ?? (await insertCart(trx, kept));
    const changes = await change(trx, row);
    const news = joinNews(readNews(row), { removed: await removeVanished(trx, row.cartId) });
    const changed = await updateCart(trx, row.cartId, { ...changes, news, placementKey: randomUUID(), protectedAs: null, draft: null });
    return { token: kept, row: changed, cart: await presentCart(trx, site, changed, kept) };
  });

/** The cart of a browser, empty without a token of ours. Articles that vanished leave it; they and lines that were cut are named once (K-05). */
export const getCart = async (site: Site, token: string | undefined): Promise<Cart> => {
  const row = token === undefined ? undefined : await findCartRow(database, token);
  const cart = await presentCart(database, site, row, token);
  if (!row) return { ...cart, draft: null };
  const hasLost = cart.removedItems.length > readNews(row).removed.length;
  const told = hasLost ? await changeCart(site, token, async () => ({})) : { cart, row };
  await forgetNews(told.row);
  return { ...told.cart, draft: null };
};

/** How many pieces lie in the cart of a browser. Changes nothing and tells nothing: the shopper still hears what happened to it. */
export const countPieces = async (token: string): Promise<number> => {
  const row = await findCartRow(database, token);
  const lines = row ? await findLines(database, row.cartId) : [];
  return lines.filter((line) => !hasVanished(line)).reduce((sum, { quantity }) => sum + quantity, 0);
};

/** The cart for a plain document, with what its form sent last; that is shown once. `cookies` is the Cookie header. */
export const showCart = async (site: Site, cookies: string): Promise<Cart> => {
  const token = await keyOfCookies(cookies, 'cart');
  const row = token === undefined ? undefined : await findCartRow(database, token);
  const cart = await getCart(site, token);
  if (!row?.draft) return cart;
  await inTransaction((trx) => updateCart(trx, row.cartId, { draft: null }));
  return { ...cart, draft: (await presentCart(database, site, row, token)).draft };
};

const tooMany = (): DomainError =>
  new DomainError(
    'ValidationException',
    400,
    { fields: [{ field: 'quantity', messageKey: 'general.validation.notValid' }] },
    `A cart holds up to ${maxQuantity} pieces of up to ${maxLines} articles`,
  );

/** Refuses a cart with more articles than a cart may hold. */
export const requireRoom = async (trx: Trx, cartId: string): Promise<void> => {
  if ((await findLines(trx, cartId)).length > maxLines) throw tooMany();
};

/** Puts pieces of a variant into the cart, at a place of its own if it is put back. Throws OutOfStockException when the shelf holds fewer than the cart then would (K-04). */
export const addToCart = (
  site: Site,
  token: string | undefined,
  { productKey, variantKey, quantity, position }: AddedPieces,
): Promise<ChangedCart> =>
  changeCart(site, token, async (trx, row) => {
    const found = findVariant(variantKey);
    if (found?.product.productKey !== productKey || !priceOf(site.country, variantKey)) {
      throw new DomainError('ProductNotFoundException', 404, { productKey, variantKey }, `No article ${productKey}, ${variantKey}`);
    }
    const { sku } = found.variant;
    const pieces = await addPieces(trx, {
      cartId: row.cartId,
      variantKey,
      productKey,
      sku,
      quantity,
      addedAt: await nextAddedAt(trx, row.cartId),
    });
    const stock = (await readStockFor(trx, row.cartId, [variantKey])).get(variantKey) ?? 0;
    if (pieces > stock) throw outOfStock([{ productKey, variantKey, sku, quantity: pieces }]);
    if (pieces > maxQuantity) throw tooMany();
    await requireRoom(trx, row.cartId);
    if (position !== undefined && pieces === quantity) await moveTo(trx, row.cartId, variantKey, position);
    return {};
  });

/** Takes pieces of a variant out of the cart; more than there are empties the line. */
export const removeFromCart = (site: Site, token: string | undefined, { variantKey, quantity }: RemoveFromCart): Promise<ChangedCart> =>
  changeCart(site, token, async (trx, row) => {
    await removePieces(trx, row.cartId, variantKey, Number(quantity));
    return {};
  });
