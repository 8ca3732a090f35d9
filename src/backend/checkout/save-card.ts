import 'server-only';
import { z } from 'zod';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { enqueue, NonRetryableError, type OutboxHandler } from '#backend/jobs/jobs.ts';
import { lockOrder } from '#backend/order/order.ts';
import { currentProvider, enqueueDetach, getAttempt, type PaymentAttempt, saveCard } from '#backend/payment/payment.ts';

const payload = z.object({ attemptId: z.string() });

/** After a paid attempt with the buyer's consent: queues fetching the card from the provider and saving it to the account. */
export const enqueueSaveCard = async (trx: Trx, { attemptId, keepsCard }: PaymentAttempt): Promise<void> => {
  if (keepsCard) await enqueue(trx, { kind: 'keep-card', key: `keep-card:${attemptId}`, payload: { attemptId } });
};

/** Saves the card of a paid attempt; if the account has been deleted meanwhile, the card is deleted at the provider, too. */
export const saveCardOfAttempt: OutboxHandler = async (work) => {
  const { orderId, sessionId } = await getAttempt(payload.parse(work.payload).attemptId);
  if (sessionId === null) throw new NonRetryableError('The attempt has no session');
  const card = await currentProvider().readCard(sessionId);
  if (!card) throw new NonRetryableError('The session has kept no card');
  await inTransaction(async (trx) => {
    // Locked, so that an account that is being deleted leaves no card behind.
    const order = await lockOrder(trx, orderId);
    if (order?.consumerId) await saveCard(trx, order.consumerId, card);
    else await enqueueDetach(trx, card.customerRef);
  });
};
