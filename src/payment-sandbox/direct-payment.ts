import 'server-only';
import { z } from 'zod';
import type { Trx } from '#backend/database/database.ts';
import { acceptDebit } from './debit.ts';
import { getMethod } from './payment-methods.ts';
import { requireLimits } from './require-limits.ts';
import { findMethod, findPayment, insertSession, updateSession } from './sandbox.queries.ts';
import { capturePayment, challenge, declinePayment, expire, getSession, type SessionWithPayment } from './sandbox.ts';
import { SandboxError } from './sandbox-error.ts';
import { newId, payUrl, presentPayment } from './stripe-objects.ts';

type Form = Record<string, string>;

const intentForm = z.strictObject({
  amount: z.coerce.number().int().positive(),
  currency: z.string().regex(/^[a-z]{3}$/),
  customer: z.string().optional(),
  payment_method: z.string(),
  'allowed_payment_method_types[0]': z.enum(['card', 'sepa_debit']),
  description: z.string().max(1000).optional(),
});

const confirmForm = z.strictObject({
  return_url: z.url({ protocol: /^https?$/ }),
  'mandate_data[customer_acceptance][type]': z.literal('online').optional(),
  'mandate_data[customer_acceptance][accepted_at]': z.string().optional(),
  'mandate_data[customer_acceptance][online][ip_address]': z.string().optional(),
  'mandate_data[customer_acceptance][online][user_agent]': z.string().optional(),
});

const metadataName = /^metadata\[([^\]]{1,40})\]$/;

const read = <T>(schema: z.ZodType<T>, form: Form): T => {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  const param = result.error.issues[0]?.path.join('.') ?? '';
  throw new SandboxError(400, `Invalid ${param}: ${result.error.issues[0]?.message}`, { code: 'parameter_invalid', param });
};

// Such a payment ends when the shop closes it, never by itself.
const never = 8_640_000_000_000_000;

/** Opens a payment with a saved card or a named account. No money moves before it is confirmed. */
export const openDirect = async (trx: Trx, form: Form, now: number): Promise<object> => {
  const named = Object.entries(form).map(([name, value]) => ({ name, value, key: metadataName.exec(name)?.[1] }));
  const metadata = JSON.stringify(Object.fromEntries(named.flatMap(({ key, value }) => (key === undefined ? [] : [[key, value]]))));
  const requested = read(
    intentForm,
    Object.fromEntries(named.flatMap(({ key, name, value }) => (key === undefined ? [[name, value]] : []))),
  );
  requireLimits({
    amount: requested.amount,
    currency: requested.currency,
    type: requested['allowed_payment_method_types[0]'],
    params: { amount: 'amount', type: 'allowed_payment_method_types' },
  });
  const { methodId, type } = await getMethod(trx, requested.payment_method, requested.customer);
  const ids = { sessionId: newId('cs_test'), paymentIntentId: newId('pi') };
  const { amount, currency } = requested;
  const payment = {
    ...ids,
    status: 'requires_confirmation' as const,
    amount,
    currency,
    refunded: 0,
    last4: null,
    lastError: null,
    metadata,
    methodId,
    createdAt: now,
  };
  await insertSession(
    trx,
    {
      ...ids,
      status: 'open',
      paymentStatus: 'unpaid',
      amount,
      currency,
      methodTypes: JSON.stringify([type]),
      description: requested.description ?? '',
      email: null,
      clientReferenceId: null,
      metadata,
      successUrl: '',
      cancelUrl: '',
      challengedCard: null,
      keepsCard: 0,
      isDirect: 1,
      createdAt: now,
      expiresAt: never,
    },
    payment,
  );
  return presentPayment(payment);
};

const getDirect = async (trx: Trx, paymentIntentId: string): Promise<SessionWithPayment> => {
  const payment = await findPayment(trx, paymentIntentId);
  const found = payment && (await getSession(trx, payment.sessionId, Date.now()));
  if (found?.session.isDirect === 1) return found;
  throw new SandboxError(404, `No such payment_intent: '${paymentIntentId}'`, { code: 'resource_missing', param: 'id' });
};

const unexpected = ({ payment }: SessionWithPayment, verb: string): SandboxError =>
  new SandboxError(400, `You cannot ${verb} this PaymentIntent because it has a status of ${payment.status}.`, {
    code: 'payment_intent_unexpected_state',
  });

const charge = async (trx: Trx, found: SessionWithPayment): Promise<void> => {
  const method = found.payment.methodId === null ? undefined : await findMethod(trx, found.payment.methodId);
  if (!method) return declinePayment(trx, found, 'card_declined');
  const { last4, behaviour } = method;
  if (method.type === 'sepa_debit') return acceptDebit(trx, found, { last4, isReturned: behaviour === 'returns' });
  if (behaviour === 'challenge') return challenge(trx, found, last4);
  // As with Stripe's card of this number: it can be saved, and its later payments are declined.
  return behaviour === 'late' ? declinePayment(trx, found, 'card_declined') : capturePayment(trx, found, last4);
};

/** Captures an opened payment, or returns that the bank must approve first. A decline is a response of its own (402), with the payment in it. */
export const confirmDirect = async (trx: Trx, paymentIntentId: string, form: Form): Promise<{ status: 200 | 402; body: object }> => {
  const { return_url: returnUrl } = read(confirmForm, form);
  const found = await getDirect(trx, paymentIntentId);
  if (found.payment.status !== 'requires_confirmation') throw unexpected(found, 'confirm');
  await updateSession(trx, found.session.sessionId, { successUrl: returnUrl, cancelUrl: returnUrl });
  await charge(trx, { ...found, session: { ...found.session, successUrl: returnUrl, cancelUrl: returnUrl } });
  const { session, payment } = await getDirect(trx, paymentIntentId);
  const body = presentPayment(payment, undefined, payment.status === 'requires_action' ? `${payUrl(session)}/challenge` : undefined);
  if (payment.lastError === null) return { status: 200, body };
  const error = { type: 'card_error', code: payment.lastError, message: 'Your card was declined.', payment_intent: body };
  return { status: 402, body: { error } };
};

/** Cancels a payment that was not made; throws SandboxError 400 when it was. */
export const cancelDirect = async (trx: Trx, paymentIntentId: string): Promise<object> => {
  const found = await getDirect(trx, paymentIntentId);
  if (found.session.status !== 'open') throw unexpected(found, 'cancel');
  return presentPayment((await expire(trx, found)).payment);
};
