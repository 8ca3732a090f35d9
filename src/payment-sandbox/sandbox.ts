import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { findPayment, insertSession, lockSession, updatePayment, updateSession } from './sandbox.queries.ts';
import type { SandboxPaymentTable, SandboxSessionTable } from './sandbox.table.ts';
import { SandboxError } from './sandbox-error.ts';
import type { SessionParameters } from './session-parameters.ts';
import { newId, presentPayment, presentSession } from './stripe-objects.ts';
import { emitEvent } from './webhooks.ts';

export type SessionWithPayment = { session: SandboxSessionTable; payment: SandboxPaymentTable };

/** The error for something that does not exist. */
export const missingError = (what: string, id: string): SandboxError =>
  new SandboxError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });

/** Opens a session and its PaymentIntent. */
export const openSession = async (trx: Trx, parameters: SessionParameters, now: number): Promise<SessionWithPayment> => {
  const amount = parameters['line_items[0][price_data][unit_amount]'];
  const currency = parameters['line_items[0][price_data][currency]'];
  const metadata = JSON.stringify(parameters.metadata);
  const ids = { sessionId: newId('cs_test'), paymentIntentId: newId('pi') };
  const session: SandboxSessionTable = {
    ...ids,
    status: 'open',
    paymentStatus: 'unpaid',
    amount,
    currency,
    methodTypes: JSON.stringify([parameters['allowed_payment_method_types[0]']]),
    description: parameters['line_items[0][price_data][product_data][name]'],
    email: parameters.customer_email ?? null,
    clientReferenceId: parameters.client_reference_id ?? null,
    metadata,
    successUrl: parameters.success_url,
    cancelUrl: parameters.cancel_url,
    challengedCard: null,
    keepsCard: parameters['payment_intent_data[setup_future_usage]'] ? 1 : 0,
    isDirect: 0,
    createdAt: now,
    expiresAt: parameters.expires_at * 1000,
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
    methodId: null,
    createdAt: now,
  };
  await insertSession(trx, session, payment);
  return { session, payment };
};

/** The current state of a session: it expires here if its time is over. Throws SandboxError 404. */
export const getSession = async (trx: Trx, sessionId: string, now: number): Promise<SessionWithPayment> => {
  const session = await lockSession(trx, sessionId);
  const payment = session && (await findPayment(trx, session.paymentIntentId));
  if (!session || !payment) throw missingError('checkout.session', sessionId);
  const found = { session, payment };
  return session.status === 'open' && session.expiresAt <= now ? expire(trx, found) : found;
};

// A direct payment has no session that the shop knows: its events are the payment's own.
const intentEvents = {
  completed: 'payment_intent.processing',
  async_payment_failed: 'payment_intent.payment_failed',
  expired: 'payment_intent.canceled',
};

/** Notifies the shop of a payment's state. */
export const notifyShop = async (
  trx: Trx,
  { session, payment }: SessionWithPayment,
  eventName: keyof typeof intentEvents | 'async_payment_succeeded',
  delayMs = 0,
) => {
  if (session.isDirect === 0) return emitEvent(trx, `checkout.session.${eventName}`, presentSession(session), delayMs);
  // The success was reported by payment_intent.succeeded.
  if (payment.status !== 'succeeded' && eventName !== 'async_payment_succeeded')
    await emitEvent(trx, intentEvents[eventName], presentPayment(payment), delayMs);
};

/** Expires an open session. */
export const expire = async (trx: Trx, { session, payment }: SessionWithPayment): Promise<SessionWithPayment> => {
  await updateSession(trx, session.sessionId, { status: 'expired', challengedCard: null });
  await updatePayment(trx, payment.paymentIntentId, { status: 'canceled' });
  const expired = { session: { ...session, status: 'expired' as const }, payment: { ...payment, status: 'canceled' as const } };
  await notifyShop(trx, expired, 'expired');
  return expired;
};

/** Expires an open session at the shop's request; throws SandboxError 400 when it is not open. */
export const expireSession = async (trx: Trx, sessionId: string, now: number): Promise<SessionWithPayment> => {
  const found = await getSession(trx, sessionId, now);
  if (found.session.status === 'open') return expire(trx, found);
  throw new SandboxError(
    400,
    `Only Checkout Sessions with a status in ["open"] can be expired. This session has a status of \`${found.session.status}\`.`,
  );
};

/** Captures the payment: session complete and paid. Its event is sent after `eventDelayMs`. */
export const capturePayment = async (
  trx: Trx,
  { session, payment }: SessionWithPayment,
  last4: string | null,
  eventDelayMs = 0,
): Promise<void> => {
  const isFirstEvent = session.status === 'open';
  const paid = { ...session, status: 'complete' as const, paymentStatus: 'paid' as const, challengedCard: null };
  const money = { ...payment, status: 'succeeded' as const, last4, lastError: null };
  await updateSession(trx, session.sessionId, { status: 'complete', paymentStatus: 'paid', challengedCard: null });
  await updatePayment(trx, payment.paymentIntentId, { status: 'succeeded', last4, lastError: null });
  await emitEvent(trx, 'payment_intent.succeeded', presentPayment(money), eventDelayMs);
  await notifyShop(trx, { session: paid, payment: money }, isFirstEvent ? 'completed' : 'async_payment_succeeded', eventDelayMs);
};

/** Declines the payment: the session stays open, the buyer may try something else. */
export const declinePayment = async (trx: Trx, { session, payment }: SessionWithPayment, code: string): Promise<void> => {
  await updateSession(trx, session.sessionId, { challengedCard: null });
  await updatePayment(trx, payment.paymentIntentId, { status: 'requires_payment_method', lastError: code });
  await emitEvent(trx, 'payment_intent.payment_failed', presentPayment({ ...payment, lastError: code }));
};

/** Makes a card wait for its 3-D Secure approval. */
export const challenge = async (trx: Trx, { session, payment }: SessionWithPayment, last4: string): Promise<void> => {
  await updateSession(trx, session.sessionId, { challengedCard: last4 });
  await updatePayment(trx, payment.paymentIntentId, { status: 'requires_action' });
};
