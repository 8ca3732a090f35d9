import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { CardBrand } from '#shared/contract/payment-method.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Currency } from '#shared/country/currency.ts';
import type { FailureReason } from '#shared/payment/failure-reasons.ts';

/**
 * CREATED: stored, the provider has not responded yet. REDIRECTED: the buyer has an address to pay at. PROCESSING: approved, money pending
 * (direct debit).
 */
const attemptStates = ['CREATED', 'REDIRECTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** One attempt to pay one order. Times are epoch milliseconds, amounts minor units. */
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
  /** The request to the provider, as JSON: a retry must send exactly the same. Empty once the provider has responded. */
  request: string | null;
  /** The saved card or the account to charge, as JSON; null: the buyer enters one at the provider. */
  instrument: string | null;
  /** 1: the buyer agreed to save the card. */
  keepsCard: 0 | 1;
  /** Why the last try failed; null while unknown, and once it is paid. */
  failure: FailureReason | null;
  createdAt: number;
  updatedAt: number;
  /** When reconciliation queries the provider next; null: never again. */
  askAt: number | null;
};

/** Every provider event that has been applied: a replay finds its id here. */
export type PaymentEventTable = { eventId: string; attemptId: string; outcome: string; receivedAt: number };

/** One refund, keyed by what requested it, so that a duplicated command refunds once. */
export type PaymentRefundTable = {
  refundKey: string;
  attemptId: string;
  amount: number;
  currency: Currency;
  /** Set once the provider has accepted it; null before, and again when a bank rejected it. */
  providerRefundId: string | null;
  createdAt: number;
  /** When the provider is next queried whether a bank rejected it; null: never again. */
  askAt: number | null;
};

/** A refund that a bank rejected after the provider had accepted it. Each is recorded once, however often it is reported. */
export type PaymentRefundRejectionTable = { providerRefundId: string; refundKey: string; reason: string; rejectedAt: number };

/** A card that its owner agreed to save. The provider has its number, we have the provider's references and what receipts show. */
export type SavedCardTable = {
  cardId: string;
  consumerId: string;
  /** The provider's record of card and owner: deleting it deletes the card. */
  customerRef: string;
  methodRef: string;
  /** Equal for equal card numbers, and not reversible. */
  fingerprint: string;
  brand: CardBrand;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  createdAt: number;
};

/** The consent to a direct debit for an order, in the words that were shown. The account stays with the provider. */
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

/** A rejected payment event that did not match the attempt or refund it named. Each is recorded once, however often it is delivered. */
export type PaymentMismatchTable = { newsId: string; orderId: string; attemptId: string; difference: string; refusedAt: number };

/** One row: the keys shared by this database's shop and sandbox, as long as the environment configures none. */
export type SandboxKeysTable = { secretKey: string; webhookSecret: string };

export type PaymentTables = {
  paymentAttempt: PaymentAttemptTable;
  paymentEvent: PaymentEventTable;
  paymentRefund: PaymentRefundTable;
  paymentRefundRejection: PaymentRefundRejectionTable;
  savedCard: SavedCardTable;
  paymentMandate: PaymentMandateTable;
  paymentMismatch: PaymentMismatchTable;
  sandboxKeys: SandboxKeysTable;
};
