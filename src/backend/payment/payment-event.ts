import type { FailureReason } from '#shared/payment/failure-reasons.ts';

/** The outcome of a payment: PENDING (the buyer may still pay), PROCESSING (approved, money pending), or one of the three final ones. */
export type PaymentOutcome = 'PENDING' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';

/** The payment that the provider refers to: its id for the session, or for a payment without a page, and the sum (minor units, currency in capitals). */
export type PaymentClaim = { sessionId: string; amount: number | null; currency: string | undefined };

/**
 * An event of one attempt. `eventId` is the provider's own for webhooks, derived from the outcome for queries. `claim` is compared with
 * the attempt before anything changes; null: the provider never received the attempt, so it can only have expired.
 */
export type PaymentEvent = {
  eventId: string;
  attemptId: string;
  outcome: PaymentOutcome;
  claim: PaymentClaim | null;
  /** Why the last try was declined; with PENDING the buyer may still try another card. */
  failure?: FailureReason | undefined;
};

/** The outcome of a payment, and which payment it is. */
export type PaymentStatus = Pick<PaymentEvent, 'outcome' | 'failure'> & { claim: PaymentClaim };

/**
 * A refund event: a bank has rejected it after all. `refundKey`: the shop's own key for it; undefined if it was not made by the shop. Its
 * sum is compared with the shop's request.
 */
export type RefundRejection = {
  providerRefundId: string;
  refundKey: string | undefined;
  reason: string;
  amount: number;
  currency: string;
};

export type PaymentNotification = PaymentEvent | RefundRejection;

/** Distinguishes refund events from attempt events. */
export const isRejection = (notification: PaymentNotification): notification is RefundRejection => 'providerRefundId' in notification;
