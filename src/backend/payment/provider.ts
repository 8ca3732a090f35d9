import 'server-only';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Money } from '#shared/money/money.ts';
import type { PaymentNotification, PaymentStatus, RefundRejection } from './payment-event.ts';
import type { ProviderCard } from './provider-card.ts';

/** Evidence that a buyer gave a mandate: when, and from where. */
type Acceptance = { at: number; address: string; device: string };

/** A saved card or the account of a direct debit, by the provider's own references. */
export type Instrument = { customerRef: string | null; methodRef: string; acceptance: Acceptance | null };

/** The data of a payment for the provider. The same attempt always sends the same request: retries are compared. */
export type PaymentRequest = {
  attemptId: string;
  orderId: string;
  amount: Money;
  method: PaymentMethod;
  /** One line in the buyer's language, shown next to the sum. */
  description: string;
  email: string;
  country: string;
  language: Language;
  successUrl: string;
  cancelUrl: string;
  /** The saved card or the account to charge; without one the buyer enters it on the provider's page. */
  instrument?: Instrument | undefined;
  /** The buyer agreed to save the card. */
  keepsCard?: boolean | undefined;
  /** Epoch milliseconds after which the buyer cannot pay any more. */
  expiresAt: number;
};

/** A page of the provider where the buyer pays. */
export type PaymentSession = { sessionId: string; redirectUrl: string };

/** The interface of a payment provider. Every call but `readEvent` may throw ProviderError. */
export type PaymentProvider = {
  name: string;
  /** Opens a session; repeating the request returns the same session. */
  open: (request: PaymentRequest) => Promise<PaymentSession>;
  /**
   * Charges a session that was opened with an instrument, at most once however often it is called. Returns where the buyer goes next: to
   * the bank for an approval, or back to the shop, which then queries the outcome.
   */
  charge: (sessionId: string, request: PaymentRequest) => Promise<{ redirectUrl: string }>;
  /** Returns the outcome of a session and its sum. */
  ask: (sessionId: string) => Promise<PaymentStatus>;
  /** Closes a session so that nobody can pay in it, and returns its outcome: SUCCEEDED when the buyer was faster. */
  close: (sessionId: string) => Promise<PaymentStatus>;
  /** Refunds money; repeating the key refunds nothing more. */
  refund: (sessionId: string, amount: Money, refundKey: string) => Promise<{ providerRefundId: string }>;
  /** Whether a bank has rejected a refund that was given; undefined while it has not. */
  askRefund: (providerRefundId: string) => Promise<RefundRejection | undefined>;
  /** The card that a paid session has saved for its owner; undefined if none. */
  readCard: (sessionId: string) => Promise<ProviderCard | undefined>;
  /** Saves the account of a direct debit and returns a reference to it. A refusal means that there is no such account. */
  saveAccount: (account: { iban: string; holder: string; email: string }) => Promise<{ methodRef: string; last4: string }>;
  /** Deletes a saved card and its owner; one that is already deleted is no failure. */
  forget: (customerRef: string) => Promise<void>;
  /** Verifies and reads a webhook; undefined for events that are not ours. Throws WebhookSignatureError. */
  readEvent: (rawBody: string, signatureHeader: string) => Promise<PaymentNotification | undefined>;
};

/** The provider did not respond, or responded with a failure. `isRejected`: it understood and refused, so the same call will fail again. */
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
