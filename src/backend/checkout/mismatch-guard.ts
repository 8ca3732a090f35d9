import 'server-only';
import { inTransaction } from '#backend/database/database.ts';
import { log } from '#backend/log/log.ts';
import { addOrderNote, findOrder } from '#backend/order/order.ts';
import { getAttempt, PaymentMismatch, saveMismatch } from '#backend/payment/payment.ts';

const recordMismatch = async ({ newsId, attemptId, message: difference }: PaymentMismatch): Promise<void> => {
  const recorded = await inTransaction(async (trx) => {
    const { orderId } = await getAttempt(attemptId, trx);
    if (!(await saveMismatch(trx, { newsId, orderId, attemptId, difference, refusedAt: Date.now() }))) return undefined;
    const order = await findOrder(trx, orderId);
    if (order) await addOrderNote(trx, order, `refused news of a payment that is not this order's: ${difference}`);
    return { orderId, attemptId, newsId, difference };
  });
  if (recorded) log.error(recorded, 'News of a payment does not fit its order and was refused: somebody must look at it');
};

/**
 * Runs `work`, which applies payment and refund events. If the event belongs to another payment than the one it names, none of it is
 * applied: the order keeps its state, its history records once what differed, and the log alerts the operator. A retry would not help, so
 * it is not reported as a failure.
 */
export const guardMismatch = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error;
    await recordMismatch(error);
  }
};
