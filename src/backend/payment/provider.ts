import 'server-only';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Money } from '#shared/money/money.ts';
import type { PaymentNotification, PaymentStatus, RefundRejection } from './payment-event.ts';
import type { ProviderCard } from './provider-card.ts';

/** Proof that a buyer gave a mandate: when, and from where. */
export type Acceptance = { at: number; address: string; device: string };

/** A kept card or the account of a direct debit, by the provider's own references. */
export type Instrument = { customerRef: string | null; methodRef: string; acceptance: Acceptance | null };

/** All that a provider is told of a payment. The same attempt always sends the same request: retries are compared. */
export type PaymentRequest = {
  attemptId: string;
  orderId: string;
  amount: Money;
  method: PaymentMethod;
  /** One line in the buyer's language, shown beside the sum. */
  description: string;
  email: string;
  country: string;
  language: Language;
  successUrl: string;
  cancelUrl: string;
  /** The kept card or the account that pays; without one the buyer names it on the provider's page. */
  instrument?: Instrument | undefined;
  /** The buyer agreed to have the card kept. */
  keepsCard?: boolean | undefined;
  /** Epoch milliseconds after which the buyer cannot pay any more. */
  expiresAt: number;
};

/** A page of the provider where the buyer pays. */
export type PaymentSession = { sessionId: string; redirectUrl: string };

/** What a payment provider can do. Every call but `readEvent` may throw ProviderError. */
export type PaymentProvider = {
  name: string;
  /** Opens a session; the same request again answers the same session. */
  open: (request: PaymentRequest) => Promise<PaymentSession>;
  /**
   * Takes the money of a session that was opened with an instrument, at most once however often it is called. Answers where the buyer
   * goes next: to the bank for an approval, or back to the shop, which then asks how it ended.
   */
  charge: (sessionId: string, request: PaymentRequest) => Promise<{ redirectUrl: string }>;
  /** Says how a session stands and which sum it takes. */
  ask: (sessionId: string) => Promise<PaymentStatus>;
  /** Ends a session so that nobody can pay in it, and says how it ended: SUCCEEDED when the buyer was faster. */
  close: (sessionId: string) => Promise<PaymentStatus>;
  /** Gives money back; the same key again gives nothing more. */
  refund: (sessionId: string, amount: Money, refundKey: string) => Promise<{ providerRefundId: string }>;
  /** Says whether a bank has rejected a refund that was given; undefined while it has not. */
  askRefund: (providerRefundId: string) => Promise<RefundRejection | undefined>;
  /** The card that a paid session has kept for its owner; undefined when it has kept none. */
  readCard: (sessionId: string) => Promise<ProviderCard | undefined>;
  /** Takes in the account of a direct debit and answers a reference to it. A refusal: the provider does not know such an account. */
  saveAccount: (account: { iban: string; holder: string; email: string }) => Promise<{ methodRef: string; last4: string }>;
  /** Forgets a kept card and its owner; one that is forgotten already is no failure. */
  forget: (customerRef: string) => Promise<void>;
  /** Verifies and reads a webhook; undefined for news that is none of ours. Throws WebhookSignatureError. */
  readEvent: (rawBody: string, signatureHeader: string) => Promise<PaymentNotification | undefined>;
};

/** The provider did not answer, or answered with a failure. `isRefusal`: it understood and said no, so the same call will fail again. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly isRejected: boolean;

  constructor(message: string, isRejected: boolean, cause?: unknown) {
    super(message, { cause });
    this.isRejected = isRejected;
  }
}

/** A webhook that does not come from the provider, is too old, or was changed on its way. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}
