import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { PaymentRefundRejectionTable, PaymentRefundTable } from './payment.table.ts';

/** True when this refund is new. */
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

/** A refund by the shop's key or by the provider's id, locked until the transaction ends. */
export const lockRefund = (
  trx: Trx,
  key: { refundKey: string } | { providerRefundId: string },
): Promise<PaymentRefundTable | undefined> => {
  const locked = trx.updateTable('paymentRefund').set((row) => ({ refundKey: row.ref('refundKey') }));
  const chosen =
    'refundKey' in key ? locked.where('refundKey', '=', key.refundKey) : locked.where('providerRefundId', '=', key.providerRefundId);
  return chosen.returningAll().executeTakeFirst();
};

/** Sets the provider's id of a refund (null: none, or no longer any), and when the provider is queried about it. */
export const setProviderRefund = async (
  trx: Trx,
  refundKey: string,
  change: Pick<PaymentRefundTable, 'providerRefundId' | 'askAt'>,
): Promise<void> => {
  await trx.updateTable('paymentRefund').set(change).where('refundKey', '=', refundKey).execute();
};

/** True when this rejection is new. */
export const insertRejection = async (trx: Trx, row: PaymentRefundRejectionTable): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('paymentRefundRejection')
    .values(row)
    .onConflict((conflict) => conflict.column('providerRefundId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** Rejections of some refunds by banks, the oldest first. */
export const findRejections = (db: Db | Trx, refundKeys: readonly string[]): Promise<PaymentRefundRejectionTable[]> =>
  refundKeys.length === 0
    ? Promise.resolve([])
    : db.selectFrom('paymentRefundRejection').selectAll().where('refundKey', 'in', refundKeys).orderBy('rejectedAt').execute();

/** Given refunds that are due for a query, the longest waiting first. */
export const findRefundsToAsk = (db: Db, now: number, limit: number): Promise<PaymentRefundTable[]> =>
  db.selectFrom('paymentRefund').selectAll().where('askAt', '<=', now).orderBy('askAt').limit(limit).execute();

/** Sets when a given refund is queried next, unless it was rejected meanwhile. */
export const setRefundAskAt = async (db: Db, providerRefundId: string, askAt: number | null): Promise<void> => {
  await db.updateTable('paymentRefund').set({ askAt }).where('providerRefundId', '=', providerRefundId).execute();
};

type RefundOfOrder = PaymentRefundTable & { orderId: string };

/** Every refund whose money has not been sent, the oldest first. */
export const findOpenRefunds = (db: Db): Promise<RefundOfOrder[]> =>
  db
    .selectFrom('paymentRefund')
    .innerJoin('paymentAttempt', 'paymentAttempt.attemptId', 'paymentRefund.attemptId')
    .selectAll('paymentRefund')
    .select('paymentAttempt.orderId')
    .where('providerRefundId', 'is', null)
    .orderBy('paymentRefund.createdAt')
    .execute();

/** The requested refunds of an attempt so far, in minor units. */
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
