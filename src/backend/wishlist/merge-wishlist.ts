import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { hashToken } from '#backend/rest/token-cookie.ts';
import { deleteWishes, findWishRows, insertWish } from './wishlist.queries.ts';

/** Gives the wishlist of a browser to an account, beside what is on the account's own: nothing is lost, twice is once (W-01). */
export const mergeWishlist = async (trx: Trx, token: string | undefined, ownerKey: string): Promise<void> => {
  if (token === undefined) return;
  const brought = hashToken(token);
  for (const { addedAt, ...wish } of await findWishRows(trx, brought)) await insertWish(trx, hashToken(ownerKey), wish, addedAt);
  await deleteWishes(trx, brought);
};

/** Forgets the wishlist of an account. */
export const forgetWishlist = (trx: Trx, ownerKey: string): Promise<void> => deleteWishes(trx, hashToken(ownerKey));
