import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import { deleteSessionsOf } from '#backend/session/session.ts';
import type { ConsentType } from '#shared/contract/registration.ts';
import type { ConsumerConsentTable, ConsumerTable } from './consumer.table.ts';

export const findConsumerRow = (db: Db, consumerId: string): Promise<ConsumerTable | undefined> =>
  db.selectFrom('consumer').selectAll().where('consumerId', '=', consumerId).executeTakeFirst();

export const findConsumerByEmail = (db: Db, emailKey: string): Promise<ConsumerTable | undefined> =>
  db.selectFrom('consumer').selectAll().where('emailKey', '=', emailKey).executeTakeFirst();

/** The account's row, locked until the transaction ends. */
export const lockConsumerRow = (trx: Trx, consumerId: string): Promise<ConsumerTable | undefined> =>
  trx.updateTable('consumer').set({ changedAt: Date.now() }).where('consumerId', '=', consumerId).returningAll().executeTakeFirst();

/** Inserts a new account. Undefined when the address has one: that one stays as it is. */
export const insertConsumer = (trx: Trx, row: ConsumerTable): Promise<ConsumerTable | undefined> =>
  trx
    .insertInto('consumer')
    .values(row)
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateConsumer = (trx: Trx, consumerId: string, changes: Partial<ConsumerTable>): Promise<ConsumerTable> =>
  trx
    .updateTable('consumer')
    .set({ ...changes, changedAt: Date.now() })
    .where('consumerId', '=', consumerId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores exactly these consents; one that was given before keeps its time. */
export const replaceConsents = async (trx: Trx, consumerId: string, types: readonly ConsentType[], givenAt: number): Promise<void> => {
  const ofConsumer = trx.deleteFrom('consumerConsent').where('consumerId', '=', consumerId);
  await (types.length > 0 ? ofConsumer.where('type', 'not in', [...types]) : ofConsumer).execute();
  for (const type of types) {
    await trx
      .insertInto('consumerConsent')
      .values({ consumerId, type, givenAt })
      .onConflict((conflict) => conflict.columns(['consumerId', 'type']).doNothing())
      .execute();
  }
};

export const findConsents = (db: Db, consumerId: string): Promise<ConsumerConsentTable[]> =>
  db.selectFrom('consumerConsent').selectAll().where('consumerId', '=', consumerId).orderBy('type').execute();

/** Deletes an account together with its addresses, consents, codes and logins. */
export const deleteConsumer = async (trx: Trx, consumerId: string): Promise<void> => {
  await deleteSessionsOf(trx, consumerId);
  await trx.deleteFrom('consumer').where('consumerId', '=', consumerId).execute();
};
