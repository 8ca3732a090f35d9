import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { NewsletterTable } from './newsletter.table.ts';

export const findByEmail = (db: Db, emailKey: string): Promise<NewsletterTable | undefined> =>
  db.selectFrom('newsletter').selectAll().where('emailKey', '=', emailKey).executeTakeFirst();

export const findByLink = (db: Db, { id, key }: { id: string; key: string }): Promise<NewsletterTable | undefined> =>
  db.selectFrom('newsletter').selectAll().where('subscriptionId', '=', id).where('secret', '=', key).executeTakeFirst();

/** The subscription of an address, new or existing. */
export const insertOrIgnore = async (trx: Trx, row: NewsletterTable): Promise<NewsletterTable> => {
  await trx
    .insertInto('newsletter')
    .values(row)
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .execute();
  return trx.selectFrom('newsletter').selectAll().where('emailKey', '=', row.emailKey).executeTakeFirstOrThrow();
};

/** Records that a mailbox is asked again; false when it was asked since then. */
export const setAsked = async (trx: Trx, subscriptionId: string, askedAt: number, since: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter')
    .set({ askedAt })
    .where('subscriptionId', '=', subscriptionId)
    .where('askedAt', '<', since)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const setConfirmed = async (trx: Trx, subscriptionId: string, confirmedAt: number): Promise<void> => {
  await trx
    .updateTable('newsletter')
    .set({ confirmedAt })
    .where('subscriptionId', '=', subscriptionId)
    .where('confirmedAt', 'is', null)
    .execute();
};

export const deleteByEmail = async (db: Db, emailKey: string): Promise<void> => {
  await db.deleteFrom('newsletter').where('emailKey', '=', emailKey).execute();
};
