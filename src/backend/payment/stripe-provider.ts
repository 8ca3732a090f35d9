import 'server-only';
import Stripe from 'stripe';
import type { PaymentOutcome } from './payment-event.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { type PaymentProvider, ProviderError, WebhookSignatureError } from './provider.ts';
import { createStripe } from './stripe-client.ts';
import { sessionParameters } from './stripe-request.ts';

type Session = Stripe.Checkout.Session;

const refusals = new Set([
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeIdempotencyError',
  'StripeCardError',
]);

const asProviderError = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError ? new ProviderError(error.message, refusals.has(error.type), error) : error;

const guarded = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw asProviderError(error);
  }
};

const intentOf = ({ payment_intent }: Session): Stripe.PaymentIntent | undefined =>
  typeof payment_intent === 'object' ? (payment_intent ?? undefined) : undefined;

/** A refused card leaves the session open: the buyer may try another one. Only a closed session has failed or expired. */
const outcomeOf = (session: Session): PaymentOutcome => {
  const hasError = Boolean(intentOf(session)?.last_payment_error);
  if (session.payment_status === 'paid') return 'SUCCEEDED';
  if (session.status === 'expired') return hasError ? 'FAILED' : 'EXPIRED';
  if (session.status !== 'complete') return 'PENDING';
  return hasError ? 'FAILED' : 'PROCESSING';
};

const outcomeOfEvent = (event: Stripe.Event): { session: Session; outcome: PaymentOutcome } | undefined => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { session: event.data.object, outcome: outcomeOf(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { session: event.data.object, outcome: 'FAILED' };
    default:
      return undefined;
  }
};

/** Stripe Checkout through the official library; the sandbox is the same code on another address. */
export const createStripeProvider = (settings: PaymentSettings): PaymentProvider => {
  const stripe = createStripe(settings);
  const retrieve = (sessionId: string): Promise<Session> => stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });

  const close = async (sessionId: string): Promise<PaymentOutcome> => {
    try {
      await stripe.checkout.sessions.expire(sessionId);
    } catch (error) {
      // Not open any more: paid, under way or expired meanwhile. The session itself says which.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
    return outcomeOf(await retrieve(sessionId));
  };

  return {
    name: settings.provider,
    open: (request) =>
      guarded(async () => {
        const session = await stripe.checkout.sessions.create(sessionParameters(request), { idempotencyKey: request.attemptId });
        if (!session.url) throw new ProviderError(`Session ${session.id} has no address`, true);
        return { sessionId: session.id, redirectUrl: session.url };
      }),
    ask: (sessionId) => guarded(async () => outcomeOf(await retrieve(sessionId))),
    close: (sessionId) => guarded(() => close(sessionId)),
    refund: (sessionId, amount, refundKey) =>
      guarded(async () => {
        const intent = intentOf(await retrieve(sessionId));
        if (!intent) throw new ProviderError(`Session ${sessionId} has taken no money`, true);
        const refund = await stripe.refunds.create(
          { payment_intent: intent.id, amount: amount.rawValue },
          { idempotencyKey: `refund:${refundKey}` },
        );
        return { providerRefundId: refund.id };
      }),
    readEvent: (rawBody, signatureHeader) => readEvent(stripe, settings.webhookSecret, rawBody, signatureHeader),
  };
};

const readEvent = (stripe: Stripe, secret: string, rawBody: string, signatureHeader: string) => {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signatureHeader, secret);
  } catch (error) {
    throw new WebhookSignatureError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  const news = outcomeOfEvent(event);
  const attemptId = news?.session.client_reference_id;
  return news && attemptId ? { eventId: event.id, attemptId, outcome: news.outcome } : undefined;
};
