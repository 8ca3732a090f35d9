import 'server-only';
import { findVariant } from '#backend/catalogue/catalogue.ts';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { hashToken, keyToKeep } from '#backend/rest/rest.ts';
import { maxWishes, type Wish, type Wishlist } from '#shared/contract/wishlist.ts';
import { deleteWish, findShare, findWishes, insertWish, nextAddedAt } from './wishlist.queries.ts';

// The number of wishes that the header shows without a call.

export { keepWishCount } from './count-cookie.ts';

// The wishes of a visitor become those of the account they log in to, and go with it.

export { forgetWishlist, mergeWishlist } from './merge-wishlist.ts';

// A wishlist for a plain document, and one that was shared.

export { findSharedWishlist, showWishlist } from './share-wishlist.ts';

/** A changed wishlist, and the token that its browser keeps from now on. */
export type ChangedWishlist = { wishlist: Wishlist; token: string };

// What left the catalogue stays on the list unseen: it may come back.
const isSold = ({ productKey, variantKey }: Wish): boolean => findVariant(variantKey)?.product.productKey === productKey;

const present = async (trx: Trx | typeof database, hash: string): Promise<Wishlist> => ({
  items: (await findWishes(trx, hash)).filter(isSold),
});

/** The wishlist of a token, newest first; empty without one of ours. */
export const getWishlist = async (token: string | undefined): Promise<Wishlist> =>
  token === undefined ? { items: [] } : present(database, hashToken(token));

// A token that holds nothing and was never shared may be anybody's invention: it is not taken over.
const isOurs = async (trx: Trx, token: string): Promise<boolean> => {
  const hash = hashToken(token);
  return (await findWishes(trx, hash)).length > 0 || (await findShare(trx, hash)) !== undefined;
};

const changeWishlist = (token: string | undefined, change: (trx: Trx, hash: string) => Promise<void>): Promise<ChangedWishlist> =>
  inTransaction(async (trx) => {
    const kept = keyToKeep(token, token !== undefined && (await isOurs(trx, token)));
    const hash = hashToken(kept);
    const before = (await present(trx, hash)).items.length;
    await change(trx, hash);
    const wishlist = await present(trx, hash);
    // Two lists that were merged may hold more: taking off is always allowed.
    if (wishlist.items.length <= Math.max(maxWishes, before)) return { wishlist, token: kept };
    throw new DomainError('WishlistFullException', 400, {}, `A wishlist holds up to ${maxWishes} articles`);
  });

/** Puts a variant on the list; once is enough. Throws ProductNotFoundException for one that is not sold. */
export const addWish = (token: string | undefined, wish: Wish): Promise<ChangedWishlist> =>
  changeWishlist(token, async (trx, hash) => {
    if (!isSold(wish)) throw new DomainError('ProductNotFoundException', 404, wish, `No article ${wish.productKey}, ${wish.variantKey}`);
    await insertWish(trx, hash, wish, await nextAddedAt(trx, hash));
  });

/** Puts all variants on the list that are sold and not on it already (W-01). */
export const addWishes = (token: string | undefined, wishes: readonly Wish[]): Promise<ChangedWishlist> =>
  changeWishlist(token, async (trx, hash) => {
    const addedAt = await nextAddedAt(trx, hash);
    for (const wish of wishes.filter(isSold)) await insertWish(trx, hash, wish, addedAt);
  });

/** Takes a variant off the list. */
export const removeWish = (token: string | undefined, { variantKey }: Wish): Promise<ChangedWishlist> =>
  changeWishlist(token, (trx, hash) => deleteWish(trx, hash, variantKey));
