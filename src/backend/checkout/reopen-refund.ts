import 'server-only';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { log } from '#backend/log/log.ts';
import { addOrderNote, lockOrder, type OrderTable } from '#backend/order/order.ts';
import { findRefundOf, getAttempt, type PaymentRefundTable, type RefundRejection, rejectRefund } from '#backend/payment/payment.ts';
import { publishEvent } from '#backend/webhook/webhook.ts';
import { formatMoney } from '#shared/money/money.ts';
import { guardMismatch } from './mismatch-guard.ts';

const publishRefundEvent = (trx: Trx, { orderId }: OrderTable, { refundKey, amount, currency }: PaymentRefundTable): Promise<void> =>
  publishEvent(trx, 'order.refund_failed', { orderId, refundKey, amount, currency });

const reopen = async (notification: RefundRejection): Promise<void> => {
  const { providerRefundId, reason } = notification;
  const reopened = await inTransaction(async (trx) => {
    const original = await findRefundOf(trx, notification);
    if (!original) return undefined;
    const { orderId } = await getAttempt(original.attemptId, trx);
    // Locked before the refund, as in all work on an order, so that no two transactions deadlock.
    const order = await lockOrder(trx, orderId);
    const refund = await rejectRefund(trx, notification);
    if (!refund) return undefined;
    const sum = formatMoney({ rawValue: refund.amount, currency: refund.currency }, 'en');
    if (order) await addOrderNote(trx, order, `refund of ${sum} (${providerRefundId}) was rejected by the bank: ${reason}`);
    if (order) await publishRefundEvent(trx, order, refund);
    return { orderId, refundKey: refund.refundKey };
  });
  if (reopened)
    log.error({ ...reopened, providerRefundId, reason }, 'A bank rejected a refund: its money has not gone, somebody must look at it');
};

/**
 * A bank has returned a refund, maybe weeks after it was given: it is reopened, the order's history records it, and the log alerts the
 * operator. Repeated or out-of-order events are applied once. Orders and returns keep their state: what the shop owes has not changed.
 */
export const reopenRefund = (notification: RefundRejection): Promise<void> => guardMismatch(() => reopen(notification));
