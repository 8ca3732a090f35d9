import 'server-only';
import { z } from 'zod';
import type { Trx } from '#backend/database/database.ts';
import { enqueue } from '#backend/jobs/outbox.ts';
import { findPayment, insertRefund, insertSession, lockSession, updatePayment, updateSession } from './sandbox.queries.ts';
import type { SandboxPaymentTable, SandboxRefundTable, SandboxSessionTable } from './sandbox.table.ts';
import { SandboxError } from './sandbox-error.ts';
import type { SessionParameters } from './session-parameters.ts';
import { newId, presentPayment, presentSession } from './stripe-objects.ts';
import { emitEvent } from './webhooks.ts';

export type SessionWithPayment = { session: SandboxSessionTable; payment: SandboxPaymentTable };

const missing = (what: string, id: string): SandboxError =>
  new SandboxError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });

/** Opens a session and its PaymentIntent. */
export const openSession = async (trx: Trx, asked: SessionParameters, now: number): Promise<SessionWithPayment> => {
  const amount = asked['line_items[0][price_data][unit_amount]'];
  const currency = asked['line_items[0][price_data][currency]'];
  const metadata = JSON.stringify(asked.metadata);
  const ids = { sessionId: newId('cs_test'), paymentIntentId: newId('pi') };
  const session: SandboxSessionTable = {
    ...ids,
    status: 'open',
    paymentStatus: 'unpaid',
    amount,
    currency,
    methodTypes: JSON.stringify([asked['allowed_payment_method_types[0]']]),
    description: asked['line_items[0][price_data][product_data][name]'],
    email: asked.customer_email ?? null,
    clientReferenceId: asked.client_reference_id ?? null,
    metadata,
    successUrl: asked.success_url,
    cancelUrl: asked.cancel_url,
    challengedCard: null,
    createdAt: now,
    expiresAt: asked.expires_at * 1000,
  };
  const payment: SandboxPaymentTable = {
    ...ids,
    status: 'requires_payment_method',
    amount,
    currency,
    refunded: 0,
    last4: null,
    lastError: null,
    metadata,
    createdAt: now,
  };
  await insertSession(trx, session, payment);
  return { session, payment };
};

/** A session as it stands now: one whose time is over expires at this look. Throws SandboxError 404. */
export const getSession = async (trx: Trx, sessionId: string, now: number): Promise<SessionWithPayment> => {
  const session = await lockSession(trx, sessionId);
  const payment = session && (await findPayment(trx, session.paymentIntentId));
  if (!session || !payment) throw missing('checkout.session', sessionId);
  const found = { session, payment };
  return session.status === 'open' && session.expiresAt <= now ? expire(trx, found) : found;
};

const expire = async (trx: Trx, { session, payment }: SessionWithPayment): Promise<SessionWithPayment> => {
  await updateSession(trx, session.sessionId, { status: 'expired', challengedCard: null });
  await updatePayment(trx, payment.paymentIntentId, { status: 'canceled' });
  const expired = { session: { ...session, status: 'expired' as const }, payment: { ...payment, status: 'canceled' as const } };
  await emitEvent(trx, 'checkout.session.expired', presentSession(expired.session));
  return expired;
};

/** Ends an open session at the shop's wish; throws SandboxError 400 when it is not open. */
export const expireSession = async (trx: Trx, sessionId: string, now: number): Promise<SessionWithPayment> => {
  const found = await getSession(trx, sessionId, now);
  if (found.session.status === 'open') return expire(trx, found);
  throw new SandboxError(
    400,
    `Only Checkout Sessions with a status in ["open"] can be expired. This session has a status of \`${found.session.status}\`.`,
  );
};

/** Takes the money: session complete and paid. News of it leaves with `newsDelayMs`. */
export const takeMoney = async (
  trx: Trx,
  { session, payment }: SessionWithPayment,
  last4: string | null,
  newsDelayMs = 0,
): Promise<void> => {
  const isFirstNews = session.status === 'open';
  const paid = { ...session, status: 'complete' as const, paymentStatus: 'paid' as const, challengedCard: null };
  const money = { ...payment, status: 'succeeded' as const, last4, lastError: null };
  await updateSession(trx, session.sessionId, { status: 'complete', paymentStatus: 'paid', challengedCard: null });
  await updatePayment(trx, payment.paymentIntentId, { status: 'succeeded', last4, lastError: null });
  await emitEvent(trx, 'payment_intent.succeeded', presentPayment(money), newsDelayMs);
  const type = isFirstNews ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded';
  await emitEvent(trx, type, presentSession(paid), newsDelayMs);
};

/** Refuses the money: the session stays open, the buyer may try something else. */
export const refuseMoney = async (trx: Trx, { session, payment }: SessionWithPayment, code: string): Promise<void> => {
  await updateSession(trx, session.sessionId, { challengedCard: null });
  await updatePayment(trx, payment.paymentIntentId, { status: 'requires_payment_method', lastError: code });
  await emitEvent(trx, 'payment_intent.payment_failed', presentPayment({ ...payment, lastError: code }));
};

/** Lets a card wait for its 3-D-Secure approval. */
export const challenge = async (trx: Trx, { session, payment }: SessionWithPayment, last4: string): Promise<void> => {
  await updateSession(trx, session.sessionId, { challengedCard: last4 });
  await updatePayment(trx, payment.paymentIntentId, { status: 'requires_action' });
};

const debitTime = 3000;

/** Accepts a direct debit: the session is complete, the money follows or comes back some seconds later. */
export const acceptDebit = async (
  trx: Trx,
  { session, payment }: SessionWithPayment,
  account: { last4: string; isReturned: boolean },
): Promise<void> => {
  const { sessionId } = session;
  await updateSession(trx, sessionId, { status: 'complete' });
  await updatePayment(trx, payment.paymentIntentId, { status: 'processing', last4: account.last4 });
  await emitEvent(trx, 'checkout.session.completed', presentSession({ ...session, status: 'complete' }));
  await enqueue(trx, {
    kind: 'sandbox-debit',
    key: `debit:${sessionId}`,
    payload: { sessionId, isReturned: account.isReturned },
    delayMs: debitTime,
  });
};

/** What the outbox remembers of a direct debit under way. */
export const debitPayload = z.object({ sessionId: z.string(), isReturned: z.boolean() });

/** Ends a direct debit as the bank decided; done twice, it changes nothing more. */
export const settleDebit = async (trx: Trx, { sessionId, isReturned }: z.infer<typeof debitPayload>): Promise<void> => {
  const found = await getSession(trx, sessionId, Date.now());
  if (found.payment.status !== 'processing') return;
  if (!isReturned) return takeMoney(trx, found, found.payment.last4);
  await updatePayment(trx, found.payment.paymentIntentId, { status: 'requires_payment_method', lastError: 'debit_returned' });
  await emitEvent(trx, 'checkout.session.async_payment_failed', presentSession(found.session));
};

/** Gives money back; throws SandboxError 404 or 400 when there is none, or not so much. */
export const refund = async (
  trx: Trx,
  asked: { paymentIntentId: string; amount: number | undefined },
  now: number,
): Promise<SandboxRefundTable> => {
  const payment = await findPayment(trx, asked.paymentIntentId);
  if (!payment) throw missing('payment_intent', asked.paymentIntentId);
  const amount = asked.amount ?? payment.amount - payment.refunded;
  const row = { refundId: newId('re'), paymentIntentId: payment.paymentIntentId, amount, currency: payment.currency, createdAt: now };
  if (amount > 0 && (await insertRefund(trx, row))) return row;
  const left = payment.status === 'succeeded' ? payment.amount - payment.refunded : 0;
  throw new SandboxError(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
    param: 'amount',
    code: 'amount_too_large',
  });
};
