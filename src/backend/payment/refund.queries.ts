import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { PaymentRefundTable } from './payment.table.ts';

/** True when nobody has asked for this refund before. */
export const insertRefund = async (trx: Trx, row: PaymentRefundTable): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('paymentRefund')
    .values(row)
    .onConflict((conflict) => conflict.column('refundKey').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const findRefund = (db: Db | Trx, refundKey: string): Promise<PaymentRefundTable | undefined> =>
  db.selectFrom('paymentRefund').selectAll().where('refundKey', '=', refundKey).executeTakeFirst();

export const keepProviderRefund = async (db: Db, refundKey: string, providerRefundId: string): Promise<void> => {
  await db.updateTable('paymentRefund').set({ providerRefundId }).where('refundKey', '=', refundKey).execute();
};

/** What has been asked back of an attempt so far, in minor units. */
export const sumRefunds = async (trx: Trx, attemptId: string): Promise<number> => {
  const { sum } = await trx
    .selectFrom('paymentRefund')
    .select((row) => row.fn.coalesce(row.fn.sum<number | string>('amount'), row.lit(0)).as('sum'))
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow();
  return Number(sum);
};

/** Every refund of an order, the oldest first. */
export const findRefundsOfOrder = (db: Db, orderId: string): Promise<PaymentRefundTable[]> =>
  db
    .selectFrom('paymentRefund')
    .innerJoin('paymentAttempt', 'paymentAttempt.attemptId', 'paymentRefund.attemptId')
    .selectAll('paymentRefund')
    .where('paymentAttempt.orderId', '=', orderId)
    .orderBy('paymentRefund.createdAt')
    .execute();
