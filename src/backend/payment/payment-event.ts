/** What is known of a payment: PENDING (the buyer may still pay), PROCESSING (approved, money under way), or one of the three ends. */
export type PaymentOutcome = 'PENDING' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';

/** News of one attempt. `eventId` is the provider's own for webhooks, derived from the outcome when we asked. */
export type PaymentEvent = { eventId: string; attemptId: string; outcome: PaymentOutcome };
