import 'server-only';
import { inTransaction } from '#backend/database/database.ts';
import { getOrder, holdOrder, noteOrder } from '#backend/order/order.ts';
import { endOpenRefunds } from '#backend/payment/payment.ts';

/**
 * The money of given-up or rejected refunds of an order was sent another way, for example by a transfer: they are open no longer, and the
 * order's history says how and by whom. Answers how many; a refund that still waits for its next try is none of them, so that nothing goes twice.
 */
export const settleRefunds = (orderId: string, note: string, by: string): Promise<number> =>
  inTransaction(async (trx) => {
    const order = (await holdOrder(trx, orderId)) ?? (await getOrder(trx, orderId));
    const settled = await endOpenRefunds(trx, orderId);
    for (const refundKey of settled) await noteOrder(trx, order, `refund ${refundKey} sent another way: ${note}`, by);
    return settled.length;
  });
