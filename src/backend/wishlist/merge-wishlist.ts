import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { hashToken } from '#backend/rest/rest.ts';
import { deleteShares, deleteWishlistItems, findWishlistRows, insertWishlistItem, moveShares } from './wishlist.queries.ts';

/** Merges the wishlist of a browser into an account's own: nothing is lost, duplicates are merged (W-01). */
export const mergeWishlist = async (trx: Trx, token: string | undefined, ownerKey: string): Promise<void> => {
  if (token === undefined) return;
  const brought = hashToken(token);
  for (const { addedAt, ...item } of await findWishlistRows(trx, brought))
    await insertWishlistItem(trx, hashToken(ownerKey), item, addedAt);
  await deleteWishlistItems(trx, brought);
  await moveShares(trx, brought, hashToken(ownerKey));
};

/** Deletes the wishlist of an account, and the links to it. */
export const deleteWishlist = async (trx: Trx, ownerKey: string): Promise<void> => {
  await deleteWishlistItems(trx, hashToken(ownerKey));
  await deleteShares(trx, hashToken(ownerKey));
};
