import 'server-only';
import { inTransaction } from '#backend/database/database.ts';
import { addOrderNote, getOrder, lockOrder } from '#backend/order/order.ts';
import { endOpenRefunds } from '#backend/payment/payment.ts';

/**
 * Marks abandoned or rejected refunds of an order as paid another way, for example by bank transfer: they are no longer open, and the
 * order's history says how and by whom. Returns how many; a refund that still waits for its next attempt is not included, so that nothing
 * is paid twice.
 */
export const resolveRefunds = (orderId: string, note: string, by: string): Promise<number> =>
  inTransaction(async (trx) => {
    const order = (await lockOrder(trx, orderId)) ?? (await getOrder(trx, orderId));
    const resolved = await endOpenRefunds(trx, orderId);
    for (const refundKey of resolved) await addOrderNote(trx, order, `refund ${refundKey} sent another way: ${note}`, by);
    return resolved.length;
  });
