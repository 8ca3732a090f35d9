import 'server-only';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import { moveToDeadLetters } from '#backend/jobs/jobs.ts';
import { log } from '#backend/log/log.ts';
import { currentProvider } from './current-provider.ts';
import type { PaymentRefundTable } from './payment.table.ts';
import type { RefundRejection } from './payment-event.ts';
import { requireRefundSum } from './payment-mismatch.ts';
import { findRefundsToAsk, insertRejection, lockRefund, setProviderRefund, setRefundAskAt } from './refund.queries.ts';
import { dayMs, workOfRefund } from './refund.ts';

/**
 * Applies a bank's rejection of a refund: the refund is open again and waits for an operator, because an automatic retry at the same bank
 * would fail again. Returns it exactly once, and undefined if nothing changes: a replay, a rejection of a refund that has been given anew
 * since, one that the shop did not make. Another sum than the refund's: PaymentMismatch. The amount stays reserved: nobody can refund it a
 * second time.
 */
export const rejectRefund = async (trx: Trx, notification: RefundRejection): Promise<PaymentRefundTable | undefined> => {
  const { providerRefundId, refundKey, reason } = notification;
  const refund = await lockRefund(trx, refundKey === undefined ? { providerRefundId } : { refundKey });
  if (!refund) return undefined;
  requireRefundSum(refund, notification);
  const now = Date.now();
  if (!(await insertRejection(trx, { providerRefundId, refundKey: refund.refundKey, reason, rejectedAt: now }))) return undefined;
  if (refund.providerRefundId !== null && refund.providerRefundId !== providerRefundId) return undefined;
  await setProviderRefund(trx, refund.refundKey, { providerRefundId: null, askAt: null });
  const job = { kind: 'refund', key: workOfRefund(refund.refundKey), payload: { refundKey: refund.refundKey } };
  await moveToDeadLetters(trx, job, `A bank rejected ${providerRefundId}: ${reason}`, now);
  return refund;
};

/** How long a bank may take to return money. */
const rejectionWindowMs = 35 * dayMs;

/** Queries given refunds once a day while a bank may still reject them, and passes every rejection to `reject`: a lost webhook delays one, but loses none. */
export const reconcileRefunds = async (
  reject: (notification: RefundRejection) => Promise<unknown>,
  now = Date.now(),
  db: Db = database,
): Promise<void> => {
  for (const { providerRefundId, refundKey, createdAt } of await findRefundsToAsk(db, now, 20)) {
    if (providerRefundId === null) continue;
    try {
      const notification = await currentProvider().askRefund(providerRefundId);
      if (notification) await reject({ ...notification, refundKey });
    } catch (error) {
      log.warn({ err: error, refundKey }, 'The payment provider could not be asked about a refund');
    }
    await setRefundAskAt(db, providerRefundId, now - createdAt < rejectionWindowMs ? now + dayMs : null);
  }
};
