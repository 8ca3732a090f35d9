import 'server-only';
import type Stripe from 'stripe';
import type { PaymentEvent, PaymentOutcome, PaymentStatus } from './payment-event.ts';
import { failureOf } from './stripe-failure.ts';

type Session = Stripe.Checkout.Session;

/** The payment of a session, if it was expanded. */
export const intentOf = ({ payment_intent }: Session): Stripe.PaymentIntent | undefined =>
  typeof payment_intent === 'object' ? (payment_intent ?? undefined) : undefined;

/** A declined card leaves the session open: the buyer may try another one. Only a closed session has failed or expired. */
const outcomeOf = (session: Session): PaymentOutcome => {
  const hasError = Boolean(intentOf(session)?.last_payment_error);
  if (session.payment_status === 'paid') return 'SUCCEEDED';
  if (session.status === 'expired') return hasError ? 'FAILED' : 'EXPIRED';
  if (session.status !== 'complete') return 'PENDING';
  return hasError ? 'FAILED' : 'PROCESSING';
};

/** A payment without a page: one decline ends it, since nobody can enter another card. */
const outcomeOfIntent = ({ status, last_payment_error }: Stripe.PaymentIntent): PaymentOutcome => {
  if (status === 'succeeded') return 'SUCCEEDED';
  if (status === 'processing') return 'PROCESSING';
  if (last_payment_error) return 'FAILED';
  return status === 'canceled' ? 'EXPIRED' : 'PENDING';
};

/** The status of a session, with its sum. */
export const statusOf = (session: Session, outcome: PaymentOutcome = outcomeOf(session)): PaymentStatus => ({
  outcome,
  failure: failureOf(intentOf(session)),
  claim: { sessionId: session.id, amount: session.amount_total, currency: session.currency?.toUpperCase() },
});

/** The status of a payment without a page; once it has succeeded, its sum is the amount received. */
export const statusOfIntent = (intent: Stripe.PaymentIntent): PaymentStatus => ({
  outcome: outcomeOfIntent(intent),
  failure: failureOf(intent),
  claim: {
    sessionId: intent.id,
    amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
  },
});

/** The event of an attempt; undefined for events that are not ours, or add nothing to a session's payment. */
export const readOutcome = (event: Stripe.Event): Omit<PaymentEvent, 'eventId'> | undefined => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return ofSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'FAILED');
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return ofIntent(event.data.object);
    case 'payment_intent.payment_failed':
      return ofIntent(event.data.object) ?? ofDeclinedTry(event.data.object);
    default:
      return undefined;
  }
};

const ofSession = (session: Session, outcome?: PaymentOutcome) => {
  const attemptId = session.client_reference_id;
  return attemptId ? { attemptId, ...statusOf(session, outcome) } : undefined;
};

const ofIntent = (intent: Stripe.PaymentIntent) => {
  const { attemptId, isDirect } = intent.metadata;
  return attemptId && isDirect === 'true' ? { attemptId, ...statusOfIntent(intent) } : undefined;
};

// A card that was declined on the provider's page ends nothing: the buyer may try another one there, and a buyer who cancels sees the
// reason.
const ofDeclinedTry = (intent: Stripe.PaymentIntent): Omit<PaymentEvent, 'eventId'> | undefined => {
  const { attemptId } = intent.metadata;
  const failure = failureOf(intent);
  return attemptId && failure ? { attemptId, outcome: 'PENDING', failure, claim: null } : undefined;
};
