import 'server-only';
import { type Db, database, inTransaction } from '#backend/database/database.ts';

const day = 24 * 60 * 60 * 1000;
/** The lifetime of the cookie, which every change renews: afterwards nobody can open the list. */
const cookieMs = 180 * day;
/** A list with one article that nobody touched again is that of a visitor who did not come back, or of a program. */
const onceMs = 60 * day;
const batch = 200;

// A link to a list shows it to others: it counts as a change.
const oldLists = (db: Db, now: number) =>
  db
    .selectFrom('wishlistItem')
    .select('tokenHash')
    .where(
      'tokenHash',
      'not in',
      db
        .selectFrom('wishlistShare')
        .select('tokenHash')
        .where('createdAt', '>=', now - cookieMs),
    )
    .groupBy('tokenHash')
    .having(({ eb, fn }) =>
      eb.or([eb(fn.max('addedAt'), '<', now - cookieMs), eb.and([eb(fn.max('addedAt'), '<', now - onceMs), eb(fn.countAll(), '=', 1)])]),
    );

const deleteLists = (hashes: readonly string[], now: number): Promise<void> =>
  inTransaction(async (trx) => {
    const unchanged = (await oldLists(trx, now).where('tokenHash', 'in', hashes).execute()).map(({ tokenHash }) => tokenHash);
    if (unchanged.length === 0) return;
    for (const table of ['wishlistShare', 'wishlistItem'] as const)
      await trx.deleteFrom(table).where('tokenHash', 'in', unchanged).execute();
  });

/**
 * Deletes wishlists whose cookie has expired, 180 days after their last change, and after 60 days those with a single article. The list of
 * an account stays: `accounts` are the hashes of their keys.
 */
export const deleteOldWishlists = async (accounts: ReadonlySet<string>, now = Date.now()): Promise<void> => {
  let last = '';
  for (;;) {
    const found = await oldLists(database, now).where('tokenHash', '>', last).orderBy('tokenHash').limit(batch).execute();
    const hashes = found.map(({ tokenHash }) => tokenHash);
    const strangers = hashes.filter((hash) => !accounts.has(hash));
    if (strangers.length > 0) await deleteLists(strangers, now);
    if (found.length < batch) return;
    last = hashes.at(-1) ?? '';
  }
};
