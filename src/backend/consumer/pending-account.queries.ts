import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { PendingAccountTable } from './consumer.table.ts';

// A double click, or a form sent twice, is one mail. Anyone still waiting for it after this may request it again.
const pause = 60 * 1000;

/** Saves a registration. Undefined when an identical one was sent a moment ago. */
export const insertPending = (trx: Trx, row: PendingAccountTable): Promise<PendingAccountTable | undefined> =>
  trx
    .insertInto('pendingAccount')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ askedAt: row.askedAt, deviceHash: row.deviceHash })
        .where('pendingAccount.askedAt', '<=', row.askedAt - pause),
    )
    .returningAll()
    .executeTakeFirst();

/** The newest registration for an address, of those from one browser if it sent any: strangers may have registered the address later. */
export const findPending = async (
  db: Db,
  { emailKey, deviceHash }: { emailKey: string; deviceHash: string | undefined },
): Promise<PendingAccountTable | undefined> => {
  const newestFirst = db.selectFrom('pendingAccount').selectAll().where('emailKey', '=', emailKey).orderBy('askedAt', 'desc');
  const own = deviceHash === undefined ? undefined : await newestFirst.where('deviceHash', '=', deviceHash).executeTakeFirst();
  return own ?? newestFirst.executeTakeFirst();
};

/** Whether there is a registration with this address and this password. */
export const isPending = async (db: Db, { emailKey, passwordHash }: { emailKey: string; passwordHash: string }): Promise<boolean> => {
  const pendingQuery = db.selectFrom('pendingAccount').select('consumerId').where('emailKey', '=', emailKey);
  return (await pendingQuery.where('passwordHash', '=', passwordHash).executeTakeFirst()) !== undefined;
};

/** Deletes every registration for an address. */
export const deletePendingOf = async (trx: Trx, emailKey: string): Promise<void> => {
  await trx.deleteFrom('pendingAccount').where('emailKey', '=', emailKey).execute();
};
