import 'server-only';
import { findVariant } from '#backend/catalogue/catalogue.ts';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { effectiveKey, hashToken } from '#backend/rest/rest.ts';
import { maxWishlistItems, type Wishlist, type WishlistItem } from '#shared/contract/wishlist.ts';
import { deleteWishlistItem, findShare, findWishlistItems, insertWishlistItem, nextAddedAt } from './wishlist.queries.ts';

// The number of wishlist items that the header shows without a call.

export { setWishlistCountCookie } from './count-cookie.ts';

// The deletion of lists that nobody can open any more.

export { deleteOldWishlists } from './delete-old-wishlists.ts';

// At login the visitor's wishlist items become the account's; they are deleted with the account.

export { deleteWishlist, mergeWishlist } from './merge-wishlist.ts';

// A wishlist for a no-script document, and a shared one.

export { findSharedWishlist, loadWishlistDocument } from './share-wishlist.ts';

/** A changed wishlist, and the token that its browser stores from now on. */
export type ChangedWishlist = { wishlist: Wishlist; token: string };

// Articles that left the catalogue stay on the list, but are hidden: they may come back.
const isSold = ({ productKey, variantKey }: WishlistItem): boolean => findVariant(variantKey)?.product.productKey === productKey;

const present = async (trx: Trx | typeof database, hash: string): Promise<Wishlist> => ({
  items: (await findWishlistItems(trx, hash)).filter(isSold),
});

/** The wishlist of a token, newest first; empty for an unknown token. */
export const getWishlist = async (token: string | undefined): Promise<Wishlist> =>
  token === undefined ? { items: [] } : present(database, hashToken(token));

// A token without items that was never shared may be invented: it is not accepted.
const isOurs = async (trx: Trx, token: string): Promise<boolean> => {
  const hash = hashToken(token);
  return (await findWishlistItems(trx, hash)).length > 0 || (await findShare(trx, hash)) !== undefined;
};

const changeWishlist = (token: string | undefined, change: (trx: Trx, hash: string) => Promise<void>): Promise<ChangedWishlist> =>
  inTransaction(async (trx) => {
    const key = effectiveKey(token, token !== undefined && (await isOurs(trx, token)));
    const hash = hashToken(key);
    const before = (await present(trx, hash)).items.length;
    await change(trx, hash);
    const wishlist = await present(trx, hash);
    // Two merged lists may exceed the limit: removing is always allowed.
    if (wishlist.items.length <= Math.max(maxWishlistItems, before)) return { wishlist, token: key };
    throw new DomainError('WishlistFullException', 400, {}, `A wishlist holds up to ${maxWishlistItems} articles`);
  });

/** Adds a variant to the list, at most once. Throws ProductNotFoundException for one that is not sold. */
export const addWishlistItem = (token: string | undefined, item: WishlistItem): Promise<ChangedWishlist> =>
  changeWishlist(token, async (trx, hash) => {
    if (!isSold(item)) throw new DomainError('ProductNotFoundException', 404, item, `No article ${item.productKey}, ${item.variantKey}`);
    await insertWishlistItem(trx, hash, item, await nextAddedAt(trx, hash));
  });

/** Adds all variants that are sold and not on the list already (W-01). */
export const addWishlistItems = (token: string | undefined, newItems: readonly WishlistItem[]): Promise<ChangedWishlist> =>
  changeWishlist(token, async (trx, hash) => {
    const addedAt = await nextAddedAt(trx, hash);
    for (const item of newItems.filter(isSold)) await insertWishlistItem(trx, hash, item, addedAt);
  });

/** Removes a variant from the list. */
export const removeWishlistItem = (token: string | undefined, { variantKey }: WishlistItem): Promise<ChangedWishlist> =>
  changeWishlist(token, (trx, hash) => deleteWishlistItem(trx, hash, variantKey));
