import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { ConsumerAddressTable } from './consumer.table.ts';

export const findAddresses = (db: Db, consumerId: string): Promise<ConsumerAddressTable[]> =>
  db
    .selectFrom('consumerAddress')
    .selectAll()
    .where('consumerId', '=', consumerId)
    .orderBy('isPrimary', 'desc')
    .orderBy('createdAt')
    .orderBy('addressId')
    .execute();

export const insertAddress = async (trx: Trx, row: ConsumerAddressTable): Promise<void> => {
  await trx.insertInto('consumerAddress').values(row).execute();
};

/** False when the consumer has no such address. */
export const updateAddress = async (
  trx: Trx,
  consumerId: string,
  addressId: string,
  changes: Partial<ConsumerAddressTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('consumerAddress')
    .set(changes)
    .where('consumerId', '=', consumerId)
    .where('addressId', '=', addressId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** False when the consumer has no such address. */
export const deleteAddress = async (trx: Trx, consumerId: string, addressId: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('consumerAddress')
    .where('consumerId', '=', consumerId)
    .where('addressId', '=', addressId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** Makes one address the primary one, and all others secondary. */
export const setPrimary = async (trx: Trx, consumerId: string, addressId: string): Promise<void> => {
  const own = trx.updateTable('consumerAddress').where('consumerId', '=', consumerId);
  await own.set({ isPrimary: 0 }).execute();
  await own.set({ isPrimary: 1 }).where('addressId', '=', addressId).execute();
};
