import 'server-only';
import { restoreStock } from '#backend/catalogue/catalogue.ts';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { returnUses } from '#backend/discount/discount.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { issueCredit } from '#backend/invoice/invoice.ts';
import { log } from '#backend/log/log.ts';
import {
  findWaitingOrders,
  getOrder,
  type OrderTable,
  requireTransition,
  restockLines,
  saveTracking,
  transitionOrder,
} from '#backend/order/order.ts';
import { findAttemptsOfOrder, refundedOf, refundPayment } from '#backend/payment/payment.ts';
import { closeReturnsOf } from '#backend/return/return.ts';
import { trackingLink } from '#shared/checkout/carriers.ts';
import type { Tracking } from '#shared/contract/order.ts';
import type { Money } from '#shared/money/money.ts';
import { mailBuyer } from './apply-payment-event.ts';
import { abandonOrder } from './place-order.ts';

/** The operator who changed the order, for its history: `operator ada`. */
type AdminOptions = { by?: string };
type Shipping = AdminOptions & { note?: string; tracking?: Tracking };

/** Refunds what remains of an order's payment, with a credit note, and returns the amount; an order that cost nothing has none. */
const refundRemaining = async (trx: Trx, { orderId, currency }: OrderTable): Promise<Money> => {
  let remaining = 0;
  for (const { attemptId, state, amount } of await findAttemptsOfOrder(orderId, trx)) {
    const left = state === 'SUCCEEDED' ? amount.rawValue - (await refundedOf(trx, attemptId)) : 0;
    if (left > 0) await refundPayment(trx, attemptId, { ...amount, rawValue: left });
    remaining += left;
  }
  await issueCredit(trx, { orderId, cause: `refund:${orderId}`, amount: remaining });
  return { rawValue: remaining, currency };
};

// Saves the operator from copying an address: without one, the carrier's own page is linked.
const withTrackingLink = ({ number, link }: Tracking, order: OrderTable): Tracking => ({
  number,
  link: link ?? trackingLink(order.shippingMethod, number, order),
});

/** The parcel is on its way: PAID becomes SHIPPED, and the buyer gets a mail with the tracking link. */
export const shipOrder = (orderId: string, { note, tracking, by }: Shipping = {}): Promise<OrderTable> =>
  inTransaction(async (trx) => {
    const summary = [tracking?.number, note].filter(Boolean).join(', ');
    const order = await requireTransition(trx, orderId, 'SHIPPED', summary || 'shipped', { by });
    if (tracking) await saveTracking(trx, orderId, withTrackingLink(tracking, order));
    const shipped = await getOrder(trx, orderId);
    await mailBuyer(trx, shipped, 'order-shipped');
    return shipped;
  });

const cancelPaid = (orderId: string, { by = 'operator' }: AdminOptions): Promise<OrderTable> =>
  inTransaction(async (trx) => {
    const cancelled = await requireTransition(trx, orderId, 'CANCELLED', 'cancelled by the shop', { by });
    await restoreStock(trx, await restockLines(trx, orderId));
    await returnUses(trx, orderId);
    await closeReturnsOf(trx, orderId, { note: 'the order is cancelled', by });
    await refundRemaining(trx, cancelled);
    await mailBuyer(trx, cancelled, 'order-cancelled');
    return cancelled;
  });

/**
 * Cancels an order before it is shipped: its pieces and the uses of its codes are restored, the money is refunded, the buyer gets a mail.
 * A payment that is still open is ended first; if the buyer was faster, the order counts as paid and is cancelled as such.
 */
export const cancelOrder = async (orderId: string, options: AdminOptions = {}): Promise<OrderTable> => {
  const row = await getOrder(database, orderId);
  if (row.state !== 'PENDING_PAYMENT') return cancelPaid(orderId, options);
  if (row.approvedAt !== null)
    throw new DomainError('OrderStateException', 409, {}, `The payment of order ${orderId} is under way: cancel it when it has arrived`);
  await abandonOrder(row, 'CANCELLED');
  const now = await getOrder(database, orderId);
  return now.state === 'CANCELLED' ? now : cancelPaid(orderId, options);
};

/** Refunds what remains of the payment of a paid or shipped order, with a mail. Pieces that were never shipped return to stock. */
export const refundOrder = (orderId: string, { by = 'operator' }: AdminOptions = {}): Promise<OrderTable> =>
  inTransaction(async (trx) => {
    const note = 'refunded by the shop';
    const unshipped = await transitionOrder(trx, orderId, 'REFUNDED', note, { from: ['PAID'], by });
    if (unshipped) {
      await restoreStock(trx, await restockLines(trx, orderId));
      await closeReturnsOf(trx, orderId, { note: 'the order is refunded as a whole', by });
    }
    const refunded = unshipped ?? (await requireTransition(trx, orderId, 'REFUNDED', note, { by }));
    await mailBuyer(trx, refunded, 'order-refunded', await refundRemaining(trx, refunded));
    return refunded;
  });

/** How long a buyer may take to pay; the provider's page expires earlier. */
const pendingTimeoutMs = 75 * 60_000;

/**
 * Abandons orders that were not paid in time; a payment made at the last moment is applied instead. If the provider does not respond, the
 * next run retries.
 */
export const expirePendingOrders = async (now = Date.now()): Promise<void> => {
  for (const row of await findWaitingOrders(database, { placedBefore: now - pendingTimeoutMs })) {
    try {
      await abandonOrder(row);
    } catch (error) {
      log.warn({ err: error, orderId: row.orderId }, 'A pending order could not be given up');
    }
  }
};
