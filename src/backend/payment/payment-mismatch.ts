import 'server-only';
import type { PaymentAttempt } from './attempts.ts';
import type { PaymentRefundTable } from './payment.table.ts';
import type { PaymentClaim, PaymentEvent, RefundRejection } from './payment-event.ts';

/** A signed event that names an attempt or a refund of the shop, but another payment or another sum. `newsId` is the same however often it is delivered. */
export class PaymentMismatch extends Error {
  override readonly name = 'PaymentMismatch';
  readonly newsId: string;
  readonly attemptId: string;

  constructor(newsId: string, attemptId: string, difference: string) {
    super(difference);
    this.newsId = newsId;
    this.attemptId = attemptId;
  }
}

// In minor units, as the provider counts: a foreign currency's decimals are unknown here.
const sumOf = ({ amount, currency }: { amount: number | null; currency: string | undefined }): string =>
  `${amount ?? 'no sum'} ${currency ?? 'in no currency'}`;

const differencesOf = ({ sessionId, amount: { rawValue, currency } }: PaymentAttempt, claim: PaymentClaim): string[] => [
  ...(claim.sessionId === sessionId ? [] : [`payment ${claim.sessionId} instead of ${sessionId ?? 'none'}`]),
  ...(claim.amount === rawValue && claim.currency === currency
    ? []
    : [`${sumOf(claim)} instead of ${sumOf({ amount: rawValue, currency })} (minor units)`]),
];

/**
 * Anybody who can open a payment on the provider's account can name one of our attempts in it: throws PaymentMismatch unless the event
 * belongs to the payment that was opened for the attempt, with its sum and currency.
 */
export const requireClaim = (attempt: PaymentAttempt, { eventId, outcome, claim }: PaymentEvent): void => {
  if (!claim && outcome === 'EXPIRED') return;
  const differences = claim ? differencesOf(attempt, claim) : ['it names no payment'];
  if (differences.length > 0) throw new PaymentMismatch(eventId, attempt.attemptId, `${outcome}: ${differences.join(', ')}`);
};

/** Throws PaymentMismatch unless a rejection has the sum that the shop refunded. */
export const requireRefundSum = (refund: PaymentRefundTable, { providerRefundId, amount, currency }: RefundRejection): void => {
  if (amount === refund.amount && currency === refund.currency) return;
  const difference = `rejected refund ${providerRefundId}: ${sumOf({ amount, currency })} instead of ${sumOf(refund)} (minor units)`;
  throw new PaymentMismatch(providerRefundId, refund.attemptId, difference);
};
