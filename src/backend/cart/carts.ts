import 'server-only';
import { findVariant, outOfStockError, priceOf } from '#backend/catalogue/catalogue.ts';
import { type Db, database, inTransaction, nextMoment, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { effectiveKey } from '#backend/rest/rest.ts';
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
  lockCartRowForChange,
  removePieces,
  updateCart,
} from './cart.queries.ts';
import type { CartLineTable, CartTable } from './cart.table.ts';
import { type CartContents, emptyContents, isDelisted, readContents, readStockFor } from './cart-lines.ts';
import { clearNotices, mergeNotices, readNotices } from './cart-notices.ts';
import { moveLine } from './line-order.ts';
import { presentCart } from './present-cart.ts';

/** A changed cart, the token that its browser stores from now on, and its row. */
export type ChangedCart = { cart: Cart; token: string; row: CartTable };
type Change = (trx: Trx, row: CartTable) => Promise<Partial<CartTable>>;
type Act = (trx: Trx, row: CartTable, before: CartContents) => Promise<{ contents: CartContents; changes?: Partial<CartTable> }>;

const maxLines = 100;

/** The cart of a token; undefined for a token that we never issued. */
export const findCart = (db: Db, token: string): Promise<CartTable | undefined> => findCartRow(db, token);

/** Changes the cart of a token, or a new one, in one transaction. Its contents are read once; `act` returns the new contents. */
export const changeLines = (site: Site, token: string | undefined, act: Act): Promise<ChangedCart> =>
  inTransaction(async (trx) => {
    const existing = token === undefined ? undefined : await lockCartRowForChange(trx, token);
    const key = effectiveKey(token, existing !== undefined);
    const row = existing ?? (await insertCart(trx, key));
    const { contents, changes } = await act(trx, row, existing ? await readContents(trx, row.cartId) : emptyContents);
    const delisted = contents.lines.filter(isDelisted);
    await deleteLines(
      trx,
      row.cartId,
      delisted.map(({ variantKey }) => variantKey),
    );
    const notices = mergeNotices(readNotices(row), { removed: delisted.map(({ sku }) => sku) });
    const all = { ...changes, ...(notices !== row.news && { news: notices }) };
    const changed = Object.keys(all).length > 0 ? await updateCart(trx, row.cartId, all) : row;
    const left = { ...contents, lines: contents.lines.filter((line) => !delisted.includes(line)) };
    return { token: key, row: changed, cart: await presentCart(trx, site, changed, key, left) };
  });

/** The same for choices such as address or payment: the lines stay. */
export const changeCart = (site: Site, token: string | undefined, change: Change): Promise<ChangedCart> =>
  changeLines(site, token, async (trx, row, contents) => ({ contents, changes: await change(trx, row) }));

/** The cart of a browser, empty without a token of ours. Delisted articles are removed; they and reduced lines are named once (K-05). */
export const getCart = async (site: Site, token: string | undefined): Promise<Cart> => {
  const row = token === undefined ? undefined : await findCartRow(database, token);
  const cart = await presentCart(database, site, row, token);
  if (!row) return { ...cart, draft: null };
  const hasNewlyDelisted = cart.removedItems.length > readNotices(row).removed.length;
  const current = hasNewlyDelisted ? await changeCart(site, token, async () => ({})) : { cart, row };
  await clearNotices(current.row);
  return { ...current.cart, draft: null };
};

/** The number of pieces in the cart of a browser. Changes nothing and shows nothing: pending notices stay pending. */
export const countPieces = async (token: string): Promise<number> => {
  const row = await findCartRow(database, token);
  const lines = row ? await findLines(database, row.cartId) : [];
  return lines.filter((line) => !isDelisted(line)).reduce((sum, { quantity }) => sum + quantity, 0);
};

/** The cart for a no-script document, with the last draft of its form, which is shown once. `cookies` is the Cookie header. */
export const loadCartDocument = async (site: Site, cookies: string): Promise<Cart> => {
  const token = await keyOfCookies(cookies, 'cart');
  const row = token === undefined ? undefined : await findCartRow(database, token);
  const cart = await getCart(site, token);
  if (!row?.draft) return cart;
  await inTransaction((trx) => updateCart(trx, row.cartId, { draft: null }));
  return { ...cart, draft: (await presentCart(database, site, row, token)).draft };
};

const limitError = (): DomainError =>
  new DomainError(
    'ValidationException',
    400,
    { fields: [{ field: 'quantity', messageKey: 'general.validation.notValid' }] },
    `A cart holds up to ${maxQuantity} pieces of up to ${maxLines} articles`,
  );

/** Rejects a cart with more articles than a cart may hold. */
export const requireLineLimit = (lines: readonly CartLineTable[]): void => {
  if (lines.length > maxLines) throw limitError();
};

/** A line for an article that is added now, behind all existing lines. */
export const newLine = (
  cartId: string,
  { product, variant }: NonNullable<ReturnType<typeof findVariant>>,
  quantity: number,
  lines: readonly CartLineTable[],
): CartLineTable => {
  const { variantKey, sku } = variant;
  return { cartId, variantKey, productKey: product.productKey, sku, quantity, addedAt: nextMoment(lines.at(-1)?.addedAt) };
};

/** Adds pieces of a variant to the cart, at its own position if it is restored. Throws OutOfStockException when the stock is smaller than the cart's new quantity (K-04). */
export const addToCart = (
  site: Site,
  token: string | undefined,
  { productKey, variantKey, quantity, position }: AddedPieces,
): Promise<ChangedCart> =>
  changeLines(site, token, async (trx, { cartId }, { lines: before, stock: stockBefore }) => {
    const found = findVariant(variantKey);
    if (found?.product.productKey !== productKey || !priceOf(site.country, variantKey)) {
      throw new DomainError('ProductNotFoundException', 404, { productKey, variantKey }, `No article ${productKey}, ${variantKey}`);
    }
    const existing = before.find((line) => line.variantKey === variantKey);
    const added = existing ?? newLine(cartId, found, 0, before);
    const line = { ...added, quantity: added.quantity + quantity };
    const lines = existing ? before.map((one) => (one === existing ? line : one)) : [...before, line];
    const stock = existing ? stockBefore : new Map([...stockBefore, ...(await readStockFor(trx, cartId, [variantKey]))]);
    if (line.quantity > (stock.get(variantKey) ?? 0)) throw outOfStockError([line]);
    if (line.quantity > maxQuantity) throw limitError();
    requireLineLimit(lines);
    await addPieces(trx, { ...line, quantity });
    if (position === undefined || existing) return { contents: { lines, stock } };
    await moveLine(trx, cartId, variantKey, position);
    return { contents: { lines: await findLines(trx, cartId), stock } };
  });

/** Removes pieces of a variant from the cart; removing more than there are empties the line. */
export const removeFromCart = (site: Site, token: string | undefined, { variantKey, quantity }: RemoveFromCart): Promise<ChangedCart> =>
  changeLines(site, token, async (trx, { cartId }) => {
    await removePieces(trx, cartId, variantKey, Number(quantity));
    return { contents: await readContents(trx, cartId) };
  });
