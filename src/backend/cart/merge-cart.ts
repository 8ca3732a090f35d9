import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Trx } from '#backend/database/database.ts';
import { hashToken } from '#backend/rest/rest.ts';
import { maxQuantity } from '#shared/contract/max-quantity.ts';
import { addPieces, deleteLines, findLines, lockCartRow, removePieces, updateCart } from './cart.queries.ts';
import type { CartTable } from './cart.table.ts';
import { readStockFor } from './cart-lines.ts';
import { type CartNotices, mergeNotices, readNotices } from './cart-notices.ts';
import { readCodes, writeCodes } from './discount-codes.ts';

const choices = ['email', 'phone', 'delivery', 'billing', 'shippingMethod', 'paymentMethod', 'paymentDetail', 'discountCodes'] as const;

const moveLines = async (trx: Trx, from: CartTable, into: CartTable): Promise<void> => {
  const lines = await findLines(trx, from.cartId);
  for (const line of lines) await addPieces(trx, { ...line, cartId: into.cartId });
  await deleteLines(
    trx,
    from.cartId,
    lines.map(({ variantKey }) => variantKey),
  );
};

/**
 * Reduces lines to what is in stock and to the maximum quantity; returns which. A line that is sold out altogether stays, marked, until
 * its shopper decides.
 */
const fitLines = async (trx: Trx, { cartId }: CartTable): Promise<CartNotices['reduced']> => {
  const lines = await findLines(trx, cartId);
  const stock = await readStockFor(
    trx,
    cartId,
    lines.map(({ variantKey }) => variantKey),
  );
  const reduced = lines.flatMap(({ variantKey, quantity: lineQuantity }) => {
    const quantity = Math.min(lineQuantity, stock.get(variantKey) || maxQuantity, maxQuantity);
    return quantity < lineQuantity ? [{ variantKey, quantity, surplus: lineQuantity - quantity }] : [];
  });
  for (const { variantKey, surplus } of reduced) await removePieces(trx, cartId, variantKey, surplus);
  return reduced.map(({ variantKey, quantity }) => ({ variantKey, quantity }));
};

const moveChoices = (from: CartTable, into: CartTable): Partial<CartTable> => ({
  ...Object.fromEntries(choices.filter((name) => into[name] === null).map((name) => [name, from[name]])),
  // Codes of both carts stay; where one must be used alone, the browser's takes precedence.
  discountCodes: writeCodes([...readCodes(into), ...readCodes(from)]),
});

/**
 * Gives the cart of a browser to an account, merged with the account's own cart: pieces add up as far as the stock allows, and the shopper
 * is notified where it does not; choices of the browser take precedence, nothing else is lost (K-01). The browser's cart row stays in use,
 * since orders that wait for their payment belong to it.
 */
export const mergeCart = async (trx: Trx, token: string | undefined, ownerKey: string): Promise<void> => {
  const own = await lockCartRow(trx, ownerKey);
  const brought = token === undefined ? undefined : await lockCartRow(trx, token);
  if (!brought) return;
  const changes: Partial<CartTable> = { tokenHash: hashToken(ownerKey), placementKey: randomUUID(), protectedAs: null, draft: null };
  if (!own) {
    await updateCart(trx, brought.cartId, changes);
    return;
  }
  await moveLines(trx, own, brought);
  const notices = mergeNotices(readNotices(own), readNotices(brought), { reduced: await fitLines(trx, brought) });
  // No token has such a hash: the old row exists only for the orders that came from it.
  await updateCart(trx, own.cartId, { tokenHash: `merged:${own.cartId}` });
  await updateCart(trx, brought.cartId, { ...moveChoices(own, brought), ...changes, news: notices });
};

/** Empties the cart of an account and removes its personal data; the row stays for the orders that came from it. */
export const anonymizeCart = async (trx: Trx, ownerKey: string): Promise<void> => {
  const own = await lockCartRow(trx, ownerKey);
  if (!own) return;
  const lines = await findLines(trx, own.cartId);
  await deleteLines(
    trx,
    own.cartId,
    lines.map(({ variantKey }) => variantKey),
  );
  const nothing = Object.fromEntries(choices.map((name) => [name, null]));
  await updateCart(trx, own.cartId, { ...nothing, protectedAs: null, draft: null, news: null, tokenHash: `forgotten:${own.cartId}` });
};
