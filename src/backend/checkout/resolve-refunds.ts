import 'server-only';
import { inTransaction } from '#backend/database/database.ts';
import { addOrderNote, getOrder, lockOrder } from '#backend/order/order.ts';
import { endOpenRefunds } from '#backend/payment/payment.ts';

/**
 * The money of given-up or rejected refunds of an order was sent another way, for example by a transfer: they are open no longer, and the
 * order's history says how and by whom. Answers how many; a refund that still waits for its next try is none of them, so that nothing goes twice.
 */
export const resolveRefunds = (orderId: string, note: string, by: string): Promise<number> =>
  inTransaction(async (trx) => {
    const order = (await lockOrder(trx, orderId)) ?? (await getOrder(trx, orderId));
    const resolved = await endOpenRefunds(trx, orderId);
    for (const refundKey of resolved) await addOrderNote(trx, order, `refund ${refundKey} sent another way: ${note}`, by);
    return resolved.length;
  });
