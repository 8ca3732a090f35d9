import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { Currency } from '#shared/money/currency.ts';

/** CREATED: written, provider not yet heard. REDIRECTED: the buyer has an address to pay at. PROCESSING: approved, money under way (direct debit). */
export const attemptStates = ['CREATED', 'REDIRECTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** One try to pay one order. Times are epoch milliseconds, amounts minor units. */
export type PaymentAttemptTable = {
  attemptId: string;
  orderId: string;
  provider: string;
  state: AttemptState;
  method: PaymentMethod;
  amount: number;
  currency: Currency;
  sessionId: string | null;
  redirectUrl: string | null;
  /** What was asked of the provider, as JSON: a retry must send the very same. Empty once the provider has answered. */
  request: string | null;
  createdAt: number;
  updatedAt: number;
  /** When reconciliation asks the provider next; null: never again. */
  askAt: number | null;
};

/** Every provider event that has been taken in: a replay finds its id here. */
export type PaymentEventTable = { eventId: string; attemptId: string; outcome: string; receivedAt: number };

/** One refund, keyed by who asked for it, so that a doubled command refunds once. */
export type PaymentRefundTable = {
  refundKey: string;
  attemptId: string;
  amount: number;
  currency: Currency;
  providerRefundId: string | null;
  createdAt: number;
};

export type PaymentTables = { paymentAttempt: PaymentAttemptTable; paymentEvent: PaymentEventTable; paymentRefund: PaymentRefundTable };
