import 'server-only';
import { returnStock } from '#backend/catalogue/stock.ts';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { log } from '#backend/log/log.ts';
import type { OrderTable } from '#backend/order/order.table.ts';
import { findWaitingOrders, getOrder, linesOfOrder, moveOrder, requireMove } from '#backend/order/order.ts';
import { findAttemptsOfOrder } from '#backend/payment/payment.ts';
import { refundPayment } from '#backend/payment/refund.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import { giveUp } from './place-order.ts';
import { mailBuyer } from './settle-payment.ts';

/** Gives all money of an order back; an order that cost nothing has none. */
const refundAll = async (trx: Trx, orderId: string): Promise<void> => {
  const paid = (await findAttemptsOfOrder(orderId, trx)).filter(({ state }) => state === 'SUCCEEDED');
  for (const { attemptId, amount } of paid) await refundPayment(trx, attemptId, amount);
};

/** The parcel is on its way: PAID becomes SHIPPED, the buyer gets a mail. `note` (a tracking number) goes into the history. */
export const shipOrder = (orderId: string, note = ''): Promise<OrderTable> =>
  inTransaction(async (trx) => {
    const shipped = await requireMove(trx, orderId, 'SHIPPED', note || 'shipped');
    await mailBuyer(trx, shipped, 'order-shipped');
    return shipped;
  });

const cancelPaid = (orderId: string): Promise<OrderTable> =>
  inTransaction(async (trx) => {
    const cancelled = await requireMove(trx, orderId, 'CANCELLED', 'cancelled by the shop');
    await returnStock(trx, await linesOfOrder(trx, orderId));
    await refundAll(trx, orderId);
    await mailBuyer(trx, cancelled, 'order-cancelled');
    return cancelled;
  });

/**
 * Calls an order off before it is shipped: its pieces return, money goes back, the buyer gets a mail. A payment that is still open
 * is ended first; when the buyer was faster, the order counts as paid and is called off as such.
 */
export const cancelOrder = async (orderId: string): Promise<OrderTable> => {
  const row = await getOrder(database, orderId);
  if (row.state !== 'PENDING_PAYMENT') return cancelPaid(orderId);
  if (row.approvedAt !== null)
    throw new DomainError('OrderStateException', 409, {}, `The payment of order ${orderId} is under way: cancel it when it has arrived`);
  await giveUp(row, 'CANCELLED');
  const now = await getOrder(database, orderId);
  return now.state === 'CANCELLED' ? now : cancelPaid(orderId);
};

/** Gives the money of a paid or shipped order back, with a mail. Pieces that never left return to the shelf. */
export const refundOrder = (orderId: string): Promise<OrderTable> =>
  inTransaction(async (trx) => {
    const note = 'refunded by the shop';
    const unshipped = await moveOrder(trx, orderId, 'REFUNDED', note, ['PAID']);
    if (unshipped) await returnStock(trx, await linesOfOrder(trx, orderId));
    const refunded = unshipped ?? (await requireMove(trx, orderId, 'REFUNDED', note));
    await refundAll(trx, orderId);
    await mailBuyer(trx, refunded, 'order-refunded');
    return refunded;
  });

/** How long a buyer may take to pay; the provider's page ends before. */
const patience = 75 * 60_000;

/** Gives up orders that nobody paid in time; what was paid at the last moment is settled instead. A silent provider: next time. */
export const expirePendingOrders = async (now = Date.now()): Promise<void> => {
  for (const row of await findWaitingOrders(database, { placedBefore: now - patience })) {
    try {
      await giveUp(row);
    } catch (error) {
      log.warn({ err: error, orderId: row.orderId }, 'A pending order could not be given up');
    }
  }
};
