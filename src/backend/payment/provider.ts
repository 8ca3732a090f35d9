import 'server-only';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Money } from '#shared/money/money.ts';
import type { PaymentEvent, PaymentOutcome } from './payment-event.ts';

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
  ask: (sessionId: string) => Promise<PaymentOutcome>;
  /** Ends a session so that nobody can pay in it, and says how it ended: SUCCEEDED when the buyer was faster. */
  close: (sessionId: string) => Promise<PaymentOutcome>;
  /** Gives money back; the same key again gives nothing more. */
  refund: (sessionId: string, amount: Money, refundKey: string) => Promise<{ providerRefundId: string }>;
  /** Verifies and reads a webhook; undefined for news that is none of ours. Throws WebhookSignatureError. */
  readEvent: (rawBody: string, signatureHeader: string) => PaymentEvent | undefined;
};

/** The provider did not answer, or answered with a failure. `isRefusal`: it understood and said no, so the same call will fail again. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal: boolean, cause?: unknown) {
    super(message, { cause });
    this.isRefusal = isRefusal;
  }
}

/** A webhook that does not come from the provider, is too old, or was changed on its way. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}
