import 'server-only';
import { database, inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { consumerOfKey, createToken, hashToken } from '#backend/rest/rest.ts';
import { keyOfCookies } from '#backend/session/session.ts';
import type { SharedWishlist, WishlistArticles, WishlistShare } from '#shared/contract/wishlist.ts';
import type { Site } from '#shared/country/site.ts';
import { presentWishlistItems } from './present-wishlist-items.ts';
import { deleteShares, findShare, findSharedList, findWishlistItems, insertShare } from './wishlist.queries.ts';

/** The wishlist of a key with the data of its page. */
export const getWishlistArticles = async (site: Site, key: string | undefined): Promise<WishlistArticles> => {
  if (key === undefined) return { items: [], isOfAccount: false, shareToken: null };
  const hash = hashToken(key);
  return {
    items: await presentWishlistItems(site, await findWishlistItems(database, hash)),
    isOfAccount: consumerOfKey(key) !== null,
    shareToken: (await findShare(database, hash)) ?? null,
  };
};

/** The wishlist for a no-script document; `cookies` is the Cookie header. */
export const loadWishlistDocument = async (site: Site, cookies: string): Promise<WishlistArticles> =>
  getWishlistArticles(site, await keyOfCookies(cookies, 'wishlist'));

/** Creates an unguessable link to a list; repeated calls return the same one. Throws WishlistEmptyException for an empty list. */
export const shareWishlist = (key: string | undefined): Promise<WishlistShare> =>
  inTransaction(async (trx) => {
    const hash = key === undefined ? undefined : hashToken(key);
    if (hash === undefined || (await findWishlistItems(trx, hash)).length === 0)
      throw new DomainError('WishlistEmptyException', 409, {}, 'There is nothing on the wishlist');
    const existing = await findShare(trx, hash);
    const shareToken = existing ?? createToken();
    if (existing === undefined) await insertShare(trx, hash, shareToken);
    return { shareToken };
  });

/** Ends every link to a list: they are no longer found. */
export const endSharing = async (key: string | undefined): Promise<WishlistShare> => {
  if (key !== undefined) await inTransaction((trx) => deleteShares(trx, hashToken(key)));
  return { shareToken: null };
};

/** A shared list in its current state, in the prices of the viewer's country; undefined for a link that is not valid (any more). */
export const findSharedWishlist = async (site: Site, shareToken: string): Promise<SharedWishlist | undefined> => {
  const hash = await findSharedList(database, shareToken);
  return hash === undefined ? undefined : { items: await presentWishlistItems(site, await findWishlistItems(database, hash)) };
};
