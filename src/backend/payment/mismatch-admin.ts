import 'server-only';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import type { PaymentMismatchTable } from './payment.table.ts';

/** Records a rejected event; true the first time. */
export const saveMismatch = async (trx: Trx, row: PaymentMismatchTable): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('paymentMismatch')
    .values(row)
    .onConflict((conflict) => conflict.column('newsId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** The newest rejected events first. */
export const listMismatches = (db: Db, limit: number): Promise<PaymentMismatchTable[]> =>
  db.selectFrom('paymentMismatch').selectAll().orderBy('refusedAt', 'desc').orderBy('newsId').limit(limit).execute();

/** The total number of rejected payment events. */
export const countMismatches = async (): Promise<number> => {
  const { count } = await database
    .selectFrom('paymentMismatch')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
