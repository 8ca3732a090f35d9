import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { OpenWithdrawalTable } from './return.table.ts';

/** True when this statement is new; waits for one that is being confirmed in another window. */
export const insertOpenWithdrawal = async (trx: Trx, row: OpenWithdrawalTable): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('openWithdrawal')
    .values(row)
    .onConflict((conflict) => conflict.column('statementKey').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const findOpenWithdrawal = (
  db: Db,
  key: { withdrawalId: string } | { statementKey: string },
): Promise<OpenWithdrawalTable | undefined> => {
  const [name, value] =
    'withdrawalId' in key ? (['withdrawalId', key.withdrawalId] as const) : (['statementKey', key.statementKey] as const);
  return db.selectFrom('openWithdrawal').selectAll().where(name, '=', value).executeTakeFirst();
};

/** Those without an order, the oldest first. */
export const listOpenRows = (db: Db): Promise<OpenWithdrawalTable[]> =>
  db.selectFrom('openWithdrawal').selectAll().where('returnId', 'is', null).orderBy('createdAt').execute();

/** Links it to the return that it has become; false when it was linked to another before. */
export const setReturnOfOpen = async (trx: Trx, withdrawalId: string, returnId: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('openWithdrawal')
    .set({ returnId })
    .where('withdrawalId', '=', withdrawalId)
    .where('returnId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
