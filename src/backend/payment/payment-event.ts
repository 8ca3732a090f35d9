import type { FailureReason } from '#shared/payment/failure-reasons.ts';

/** What is known of a payment: PENDING (the buyer may still pay), PROCESSING (approved, money under way), or one of the three ends. */
export type PaymentOutcome = 'PENDING' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';

/** Which payment the provider speaks of: its number for the session, or for a payment without a page, and the sum (minor units, currency in capitals). */
export type PaymentClaim = { sessionId: string; amount: number | null; currency: string | undefined };

/**
 * News of one attempt. `eventId` is the provider's own for webhooks, derived from the outcome when we asked. `claim` is compared with the
 * attempt before anything changes; null: the provider never heard of the attempt, so it can only have expired.
 */
export type PaymentEvent = {
  eventId: string;
  attemptId: string;
  outcome: PaymentOutcome;
  claim: PaymentClaim | null;
  /** Why the last try was refused; beside PENDING the buyer may still try another card. */
  failure?: FailureReason | undefined;
};

/** How a payment stands, and which one it is. */
export type PaymentStatus = Pick<PaymentEvent, 'outcome' | 'failure'> & { claim: PaymentClaim };

/**
 * News of a refund: a bank has rejected it after all. `refundKey`: the shop's own name for it; undefined where it was not made by the shop.
 * Its sum is compared with what the shop asked for.
 */
export type RefundRejection = {
  providerRefundId: string;
  refundKey: string | undefined;
  reason: string;
  amount: number;
  currency: string;
};

export type PaymentNotification = PaymentEvent | RefundRejection;

/** Tells news of a refund from news of an attempt. */
export const isRejection = (notification: PaymentNotification): notification is RefundRejection => 'providerRefundId' in notification;
