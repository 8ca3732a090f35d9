import 'server-only';
import type Stripe from 'stripe';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { PaymentRequest } from './provider.ts';

type MethodType = 'card' | 'sepa_debit' | 'paypal';

// Wallets are shown by Stripe on top of cards where the device has them.
const methodTypes: Record<PaymentMethod, MethodType> = {
  CreditCard: 'card',
  aliasCreditCard: 'card',
  GooglePay: 'card',
  ApplePay: 'card',
  Unspecified: 'card',
  DirectDebit: 'sepa_debit',
  PayPal: 'paypal',
};

/** Stripe's page speaks all our languages but Ukrainian. */
const localeOf = (language: string): Stripe.Checkout.SessionCreateParams.Locale =>
  language === 'uk' ? 'auto' : (language as Stripe.Checkout.SessionCreateParams.Locale);

/** One order is one line: its sum was agreed in the shop, discounts and tax included. Stripe counts in minor units too, JPY and VND without decimals. */
export const sessionParameters = (request: PaymentRequest): Stripe.Checkout.SessionCreateParams => {
  const { attemptId, orderId, amount, country, language } = request;
  const metadata = { attemptId, orderId, country, language, method: request.method };
  return {
    mode: 'payment',
    allowed_payment_method_types: [methodTypes[request.method]],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: amount.currency.toLowerCase(), unit_amount: amount.rawValue, product_data: { name: request.description } },
      },
    ],
    client_reference_id: attemptId,
    customer_email: request.email,
    locale: localeOf(language),
    metadata,
    payment_intent_data: { metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt / 1000),
  };
};
