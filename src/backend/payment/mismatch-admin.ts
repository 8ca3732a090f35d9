import 'server-only';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import type { PaymentMismatchTable } from './payment.table.ts';

/** Writes refused news down; true when nobody has told of it before. */
export const saveMismatch = async (trx: Trx, row: PaymentMismatchTable): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('paymentMismatch')
    .values(row)
    .onConflict((conflict) => conflict.column('newsId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** The newest refused news first. */
export const listMismatches = (db: Db, limit: number): Promise<PaymentMismatchTable[]> =>
  db.selectFrom('paymentMismatch').selectAll().orderBy('refusedAt', 'desc').orderBy('newsId').limit(limit).execute();

/** How much news of payments was ever refused. */
export const countMismatches = async (): Promise<number> => {
  const { count } = await database
    .selectFrom('paymentMismatch')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
