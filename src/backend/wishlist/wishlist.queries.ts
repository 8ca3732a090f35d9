import 'server-only';
import { type Db, nextMoment, type Trx } from '#backend/database/database.ts';
import type { WishlistItem } from '#shared/contract/wishlist.ts';

export const findWishlistItems = (db: Db, tokenHash: string): Promise<WishlistItem[]> =>
  db
    .selectFrom('wishlistItem')
    .select(['productKey', 'variantKey'])
    .where('tokenHash', '=', tokenHash)
    .orderBy('addedAt', 'desc')
    .orderBy('variantKey')
    .execute();

/** The timestamp of an item that is added now, in ms: after every other one. */
export const nextAddedAt = async (trx: Trx, tokenHash: string): Promise<number> => {
  const latest = trx.selectFrom('wishlistItem').select('addedAt').where('tokenHash', '=', tokenHash).orderBy('addedAt', 'desc').limit(1);
  return nextMoment((await latest.executeTakeFirst())?.addedAt);
};

export const insertWishlistItem = async (
  trx: Trx,
  tokenHash: string,
  { productKey, variantKey }: WishlistItem,
  addedAt: number,
): Promise<void> => {
  await trx
    .insertInto('wishlistItem')
    .values({ tokenHash, productKey, variantKey, addedAt })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'variantKey']).doNothing())
    .execute();
};

export const deleteWishlistItem = async (trx: Trx, tokenHash: string, variantKey: string): Promise<void> => {
  await trx.deleteFrom('wishlistItem').where('tokenHash', '=', tokenHash).where('variantKey', '=', variantKey).execute();
};

/** The items of a list, with the time at which each was added. */
export const findWishlistRows = (db: Db, tokenHash: string): Promise<(WishlistItem & { addedAt: number })[]> =>
  db.selectFrom('wishlistItem').select(['productKey', 'variantKey', 'addedAt']).where('tokenHash', '=', tokenHash).execute();

export const deleteWishlistItems = async (trx: Trx, tokenHash: string): Promise<void> => {
  await trx.deleteFrom('wishlistItem').where('tokenHash', '=', tokenHash).execute();
};

/** The newest link to a list. */
export const findShare = async (db: Db, tokenHash: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('wishlistShare')
    .select('shareToken')
    .where('tokenHash', '=', tokenHash)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.shareToken;
};

/** The list that a link belongs to. */
export const findSharedList = async (db: Db, shareToken: string): Promise<string | undefined> => {
  const row = await db.selectFrom('wishlistShare').select('tokenHash').where('shareToken', '=', shareToken).executeTakeFirst();
  return row?.tokenHash;
};

export const insertShare = async (trx: Trx, tokenHash: string, shareToken: string): Promise<void> => {
  await trx.insertInto('wishlistShare').values({ tokenHash, shareToken, createdAt: Date.now() }).execute();
};

export const deleteShares = async (trx: Trx, tokenHash: string): Promise<void> => {
  await trx.deleteFrom('wishlistShare').where('tokenHash', '=', tokenHash).execute();
};

/** Moves the links of a list to the one that it was merged into. */
export const moveShares = async (trx: Trx, from: string, into: string): Promise<void> => {
  await trx.updateTable('wishlistShare').set({ tokenHash: into }).where('tokenHash', '=', from).execute();
};
