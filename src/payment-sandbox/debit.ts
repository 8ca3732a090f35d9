import 'server-only';
import { z } from 'zod';
import type { Trx } from '#backend/database/database.ts';
import { enqueue } from '#backend/jobs/jobs.ts';
import { updatePayment, updateSession } from './sandbox.queries.ts';
import { capturePayment, getSession, notifyShop, type SessionWithPayment } from './sandbox.ts';

const debitTime = 3000;

/** Accepts a direct debit: the session is complete, the money arrives or is returned some seconds later. */
export const acceptDebit = async (
  trx: Trx,
  { session, payment }: SessionWithPayment,
  account: { last4: string; isReturned: boolean },
): Promise<void> => {
  const { sessionId } = session;
  await updateSession(trx, sessionId, { status: 'complete' });
  await updatePayment(trx, payment.paymentIntentId, { status: 'processing', last4: account.last4 });
  const accepted = { ...payment, status: 'processing' as const, last4: account.last4 };
  await notifyShop(trx, { session: { ...session, status: 'complete' }, payment: accepted }, 'completed');
  await enqueue(trx, {
    kind: 'sandbox-debit',
    key: `debit:${sessionId}`,
    payload: { sessionId, isReturned: account.isReturned },
    delayMs: debitTime,
  });
};

/** The outbox payload of a pending direct debit. */
export const debitPayload = z.object({ sessionId: z.string(), isReturned: z.boolean() });

/** Completes a direct debit as the bank decided; repeating it changes nothing more. */
export const completeDebit = async (trx: Trx, { sessionId, isReturned }: z.infer<typeof debitPayload>): Promise<void> => {
  const found = await getSession(trx, sessionId, Date.now());
  if (found.payment.status !== 'processing') return;
  if (!isReturned) return capturePayment(trx, found, found.payment.last4);
  await updatePayment(trx, found.payment.paymentIntentId, { status: 'requires_payment_method', lastError: 'debit_returned' });
  const returned = { ...found.payment, status: 'requires_payment_method' as const, lastError: 'debit_returned' };
  await notifyShop(trx, { ...found, payment: returned }, 'async_payment_failed');
};
