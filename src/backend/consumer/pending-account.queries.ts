import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { PendingAccountTable } from './consumer.table.ts';

// Somebody presses twice, or a form is sent twice: one mail. Whoever still waits for it after this asks again.
const pause = 60 * 1000;

/** Keeps what was asked for. Undefined when the very same was asked for a moment ago. */
export const insertPending = (trx: Trx, row: PendingAccountTable): Promise<PendingAccountTable | undefined> =>
  trx
    .insertInto('pendingAccount')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ askedAt: row.askedAt })
        .where('pendingAccount.askedAt', '<=', row.askedAt - pause),
    )
    .returningAll()
    .executeTakeFirst();

/** The one that was asked for last at an address. */
export const findNewestPending = (db: Db, emailKey: string): Promise<PendingAccountTable | undefined> =>
  db.selectFrom('pendingAccount').selectAll().where('emailKey', '=', emailKey).orderBy('askedAt', 'desc').executeTakeFirst();

/** Whether an account was asked for with this address and this password. */
export const isPending = async (db: Db, { emailKey, passwordHash }: { emailKey: string; passwordHash: string }): Promise<boolean> => {
  const pendingQuery = db.selectFrom('pendingAccount').select('consumerId').where('emailKey', '=', emailKey);
  return (await pendingQuery.where('passwordHash', '=', passwordHash).executeTakeFirst()) !== undefined;
};

/** Forgets every account that was asked for at an address. */
export const deletePendingOf = async (trx: Trx, emailKey: string): Promise<void> => {
  await trx.deleteFrom('pendingAccount').where('emailKey', '=', emailKey).execute();
};
