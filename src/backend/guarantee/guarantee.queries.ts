import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { RegisteredProductTable } from './guarantee.table.ts';

/** Whose registrations: those made while the account was logged in, and those that nobody logged in made with its address, once that mailbox has confirmed them. */
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

/** True when it is new; the same that is being sent in another window is waited for. */
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

/** The newest registrations of all. */
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

/** From now on the account's own, whatever its address becomes. */
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

/** Those of its address that nobody confirmed, too: nobody else's account shows them. */
export const deleteAllOwned = async (db: Db, { consumerId, emailKey }: RegistrationOwner): Promise<void> => {
  await db
    .deleteFrom('registeredProduct')
    .where((row) => row.or([row('consumerId', '=', consumerId), row.and([row('consumerId', 'is', null), row('emailKey', '=', emailKey)])]))
    .execute();
};

/** False when no registration has this secret. One that was confirmed keeps its time. */
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
