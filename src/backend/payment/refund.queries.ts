import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { PaymentRefundRejectionTable, PaymentRefundTable } from './payment.table.ts';

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

export const findRefundByProvider = (db: Db | Trx, providerRefundId: string): Promise<PaymentRefundTable | undefined> =>
  db.selectFrom('paymentRefund').selectAll().where('providerRefundId', '=', providerRefundId).executeTakeFirst();

/** A refund by the shop's name for it or by the provider's, held until the transaction ends. */
export const lockRefund = (
  trx: Trx,
  key: { refundKey: string } | { providerRefundId: string },
): Promise<PaymentRefundTable | undefined> => {
  const locked = trx.updateTable('paymentRefund').set((row) => ({ refundKey: row.ref('refundKey') }));
  const chosen =
    'refundKey' in key ? locked.where('refundKey', '=', key.refundKey) : locked.where('providerRefundId', '=', key.providerRefundId);
  return chosen.returningAll().executeTakeFirst();
};

/** How the provider knows a refund (null: not at all, or not any more), and when it is asked about it. */
export const setProviderRefund = async (
  trx: Trx,
  refundKey: string,
  change: Pick<PaymentRefundTable, 'providerRefundId' | 'askAt'>,
): Promise<void> => {
  await trx.updateTable('paymentRefund').set(change).where('refundKey', '=', refundKey).execute();
};

/** True when nobody has told of this rejection before. */
export const insertRejection = async (trx: Trx, row: PaymentRefundRejectionTable): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('paymentRefundRejection')
    .values(row)
    .onConflict((conflict) => conflict.column('providerRefundId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** What banks have said about some refunds, the oldest first. */
export const findRejections = (db: Db | Trx, refundKeys: readonly string[]): Promise<PaymentRefundRejectionTable[]> =>
  refundKeys.length === 0
    ? Promise.resolve([])
    : db.selectFrom('paymentRefundRejection').selectAll().where('refundKey', 'in', refundKeys).orderBy('rejectedAt').execute();

/** Given refunds whose fate is to be asked about, the longest waiting first. */
export const findRefundsToAsk = (db: Db, now: number, limit: number): Promise<PaymentRefundTable[]> =>
  db.selectFrom('paymentRefund').selectAll().where('askAt', '<=', now).orderBy('askAt').limit(limit).execute();

/** Says when a given refund is asked about next. One that was rejected meanwhile is not. */
export const setRefundAskAt = async (db: Db, providerRefundId: string, askAt: number | null): Promise<void> => {
  await db.updateTable('paymentRefund').set({ askAt }).where('providerRefundId', '=', providerRefundId).execute();
};

type RefundOfOrder = PaymentRefundTable & { orderId: string };

/** Every refund whose money has not gone, the oldest first. */
export const findOpenRefunds = (db: Db): Promise<RefundOfOrder[]> =>
  db
    .selectFrom('paymentRefund')
    .innerJoin('paymentAttempt', 'paymentAttempt.attemptId', 'paymentRefund.attemptId')
    .selectAll('paymentRefund')
    .select('paymentAttempt.orderId')
    .where('providerRefundId', 'is', null)
    .orderBy('paymentRefund.createdAt')
    .execute();

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
