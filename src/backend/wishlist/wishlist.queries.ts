import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { Wish } from '#shared/contract/wishlist.ts';

export const findWishes = (db: Db, tokenHash: string): Promise<Wish[]> =>
  db
    .selectFrom('wishlistItem')
    .select(['productKey', 'variantKey'])
    .where('tokenHash', '=', tokenHash)
    .orderBy('addedAt', 'desc')
    .orderBy('variantKey')
    .execute();

export const insertWish = async (trx: Trx, tokenHash: string, { productKey, variantKey }: Wish, addedAt: number): Promise<void> => {
  await trx
    .insertInto('wishlistItem')
    .values({ tokenHash, productKey, variantKey, addedAt })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'variantKey']).doNothing())
    .execute();
};

export const deleteWish = async (trx: Trx, tokenHash: string, variantKey: string): Promise<void> => {
  await trx.deleteFrom('wishlistItem').where('tokenHash', '=', tokenHash).where('variantKey', '=', variantKey).execute();
};

/** What is on a list, with the time at which each was put there. */
export const findWishRows = (db: Db, tokenHash: string): Promise<(Wish & { addedAt: number })[]> =>
  db.selectFrom('wishlistItem').select(['productKey', 'variantKey', 'addedAt']).where('tokenHash', '=', tokenHash).execute();

export const deleteWishes = async (trx: Trx, tokenHash: string): Promise<void> => {
  await trx.deleteFrom('wishlistItem').where('tokenHash', '=', tokenHash).execute();
};
