/** What is known of a payment: PENDING (the buyer may still pay), PROCESSING (approved, money under way), or one of the three ends. */
export type PaymentOutcome = 'PENDING' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';

/** News of one attempt. `eventId` is the provider's own for webhooks, derived from the outcome when we asked. */
export type PaymentEvent = { eventId: string; attemptId: string; outcome: PaymentOutcome };

/** News of a refund: a bank has rejected it after all. `refundKey`: the shop's own name for it; undefined where it was not made by the shop. */
export type RefundRejection = { providerRefundId: string; refundKey: string | undefined; reason: string };

export type PaymentNews = PaymentEvent | RefundRejection;

/** Tells news of a refund from news of an attempt. */
export const isRejection = (news: PaymentNews): news is RefundRejection => 'providerRefundId' in news;
