import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { CardBrand } from '#shared/contract/payment-method.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Currency } from '#shared/country/currency.ts';
import type { FailureReason } from '#shared/payment/failure-reasons.ts';

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
  /** The kept card or the account that pays, as JSON; null: the buyer names one at the provider. */
  instrument: string | null;
  /** 1: the buyer agreed to have the card kept. */
  keepsCard: 0 | 1;
  /** Why the last try came to nothing; null while nobody knows, and once it is paid. */
  failure: FailureReason | null;
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
  /** The provider has taken it in; null before, and again when a bank rejected it. */
  providerRefundId: string | null;
  createdAt: number;
  /** When the provider is asked next whether a bank rejected it; null: never again. */
  askAt: number | null;
};

/** A refund that a bank rejected after the provider had taken it in. Each is written down once, however often it is told. */
export type PaymentRefundRejectionTable = { providerRefundId: string; refundKey: string; reason: string; rejectedAt: number };

/** A card that its owner agreed to have kept. The provider knows its number, we know the provider's references and what receipts show. */
export type SavedCardTable = {
  cardId: string;
  consumerId: string;
  /** The provider's record of card and owner: forgetting it forgets the card. */
  customerRef: string;
  methodRef: string;
  /** The same for the same card number, and no way back to it. */
  fingerprint: string;
  brand: CardBrand;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  createdAt: number;
};

/** What a buyer agreed to when an order was to be paid by direct debit, in the words that were shown. The account stays with the provider. */
export type PaymentMandateTable = {
  orderId: string;
  reference: string;
  creditorId: string;
  holder: string;
  last4: string;
  wording: string;
  language: Language;
  acceptedAt: number;
};

/** News of a payment that did not fit the attempt or refund it named, and was refused. Each is written down once, however often it is told. */
export type PaymentMismatchTable = { newsId: string; orderId: string; attemptId: string; difference: string; refusedAt: number };

export type PaymentTables = {
  paymentAttempt: PaymentAttemptTable;
  paymentEvent: PaymentEventTable;
  paymentRefund: PaymentRefundTable;
  paymentRefundRejection: PaymentRefundRejectionTable;
  savedCard: SavedCardTable;
  paymentMandate: PaymentMandateTable;
  paymentMismatch: PaymentMismatchTable;
};
