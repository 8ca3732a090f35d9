import 'server-only';
import Stripe from 'stripe';
import type { PaymentStatus } from './payment-event.ts';
import { paymentKeys } from './payment-keys.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { type PaymentProvider, type PaymentRequest, type PaymentSession, ProviderError, WebhookSignatureError } from './provider.ts';
import { createStripe, type TimeoutPolicy } from './stripe-client.ts';
import { askDirect, chargeDirect, closeDirect, forget, isDirect, openDirect, readCard, saveAccount } from './stripe-direct.ts';
import { intentOf, readOutcome, statusOf } from './stripe-outcome.ts';
import { askRefund, readRejection, refundIntent } from './stripe-refund.ts';
import { sessionParameters } from './stripe-request.ts';

type Session = Stripe.Checkout.Session;

const rejectedTypes = new Set([
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeIdempotencyError',
  'StripeCardError',
]);

const asProviderError = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError ? new ProviderError(error.message, rejectedTypes.has(error.type), error) : error;

const guarded = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw asProviderError(error);
  }
};

/**
 * Stripe through the official library: Checkout for buyers who enter a card there, PaymentIntents for saved instruments; the sandbox is
 * the same code at another address.
 */
export const createStripeProvider = (settings: PaymentSettings, timeoutPolicy?: TimeoutPolicy): PaymentProvider => {
  const stripe = createStripe(settings, timeoutPolicy);
  const retrieve = (sessionId: string): Promise<Session> => stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });

  const open = async (request: PaymentRequest): Promise<PaymentSession> => {
    if (request.instrument) return openDirect(stripe, request, request.instrument);
    const session = await stripe.checkout.sessions.create(sessionParameters(request), { idempotencyKey: request.attemptId });
    if (!session.url) throw new ProviderError(`Session ${session.id} has no address`, true);
    return { sessionId: session.id, redirectUrl: session.url };
  };

  const ask = async (sessionId: string): Promise<PaymentStatus> =>
    isDirect(sessionId) ? askDirect(stripe, sessionId) : statusOf(await retrieve(sessionId));

  const close = async (sessionId: string): Promise<PaymentStatus> => {
    if (isDirect(sessionId)) return closeDirect(stripe, sessionId);
    try {
      await stripe.checkout.sessions.expire(sessionId);
    } catch (error) {
      // No longer open: paid, pending or expired meanwhile. The session itself says which.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
    return statusOf(await retrieve(sessionId));
  };

  const refund: PaymentProvider['refund'] = async (sessionId, amount, refundKey) => {
    const intentId = isDirect(sessionId) ? sessionId : intentOf(await retrieve(sessionId))?.id;
    if (!intentId) throw new ProviderError(`Session ${sessionId} has taken no money`, true);
    return { providerRefundId: await refundIntent(stripe, intentId, amount, refundKey) };
  };

  return {
    name: settings.provider,
    open: (request) => guarded(() => open(request)),
    charge: (sessionId, request) => guarded(() => chargeDirect(stripe, sessionId, request)),
    ask: (sessionId) => guarded(() => ask(sessionId)),
    close: (sessionId) => guarded(() => close(sessionId)),
    refund: (...args) => guarded(() => refund(...args)),
    askRefund: (providerRefundId) => guarded(() => askRefund(stripe, providerRefundId)),
    readCard: (sessionId) => guarded(() => readCard(stripe, sessionId)),
    saveAccount: (account) => guarded(() => saveAccount(stripe, account)),
    forget: (customerRef) => guarded(() => forget(stripe, customerRef)),
    readEvent: async (rawBody, signatureHeader) => readEvent(stripe, (await paymentKeys(settings)).webhookSecret, rawBody, signatureHeader),
  };
};

const readEvent = (stripe: Stripe, secret: string, rawBody: string, signatureHeader: string) => {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signatureHeader, secret);
  } catch (error) {
    throw new WebhookSignatureError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  const notification = readOutcome(event);
  return notification ? { eventId: event.id, ...notification } : readRejection(event);
};
