import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { RegisteredProductTable } from './guarantee.table.ts';

/**
 * The owner of registrations: those made while the account was logged in, and those made with its address without a login, once that
 * mailbox has confirmed them.
 */
export type RegistrationOwner = { consumerId: string; emailKey: string };

const idsOf = (db: Db, { consumerId, emailKey }: RegistrationOwner) =>
  db
    .selectFrom('registeredProduct')
    .select('registrationId')
    .where((row) =>
      row.or([
        row('consumerId', '=', consumerId),
        row.and([row('consumerId', 'is', null), row('emailKey', '=', emailKey), row('confirmedAt', 'is not', null)]),
      ]),
    );

/** True when it is new; waits for an identical one that is being inserted at the same time. */
export const insertRegistration = async (trx: Trx, row: RegisteredProductTable): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('registeredProduct')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const findByFingerprint = (db: Db, fingerprint: string): Promise<RegisteredProductTable | undefined> =>
  db.selectFrom('registeredProduct').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();

export const findRegistration = (db: Db, registrationId: string): Promise<RegisteredProductTable | undefined> =>
  db.selectFrom('registeredProduct').selectAll().where('registrationId', '=', registrationId).executeTakeFirst();

/** The newest registrations overall. */
export const listRegistrations = (db: Db, limit: number): Promise<RegisteredProductTable[]> =>
  db.selectFrom('registeredProduct').selectAll().orderBy('createdAt', 'desc').orderBy('registrationId').limit(limit).execute();

export const listOwned = (db: Db, owner: RegistrationOwner): Promise<RegisteredProductTable[]> =>
  db
    .selectFrom('registeredProduct')
    .selectAll()
    .where('registrationId', 'in', idsOf(db, owner))
    .orderBy('createdAt', 'desc')
    .orderBy('registrationId')
    .execute();

/** Binds registrations to the account, even if its address changes later. */
export const bindToAccount = async (trx: Trx, { consumerId, emailKey }: RegistrationOwner): Promise<void> => {
  await trx
    .updateTable('registeredProduct')
    .set({ consumerId })
    .where('consumerId', 'is', null)
    .where('emailKey', '=', emailKey)
    .where('confirmedAt', 'is not', null)
    .execute();
};

/** False when the account has no such registration. */
export const deleteOwned = async (db: Db, owner: RegistrationOwner, registrationId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('registeredProduct')
    .where('registrationId', '=', registrationId)
    .where('registrationId', 'in', idsOf(db, owner))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Includes unconfirmed ones of its address: no other account shows them. */
export const deleteAllOwned = async (db: Db, { consumerId, emailKey }: RegistrationOwner): Promise<void> => {
  await db
    .deleteFrom('registeredProduct')
    .where((row) => row.or([row('consumerId', '=', consumerId), row.and([row('consumerId', 'is', null), row('emailKey', '=', emailKey)])]))
    .execute();
};

/** False when no registration has this secret. An earlier confirmation keeps its time. */
export const confirmByLink = async (db: Db, registrationId: string, secret: string, confirmedAt: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('registeredProduct')
    .set((row) => ({ confirmedAt: row.fn.coalesce('confirmedAt', row.val(confirmedAt)) }))
    .where('registrationId', '=', registrationId)
    .where('secret', '=', secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteByLink = async (db: Db, registrationId: string, secret: string): Promise<void> => {
  await db.deleteFrom('registeredProduct').where('registrationId', '=', registrationId).where('secret', '=', secret).execute();
};

export const deleteEndedBefore = async (db: Db, day: string): Promise<void> => {
  await db.deleteFrom('registeredProduct').where('guaranteeEnds', '<', day).execute();
};
