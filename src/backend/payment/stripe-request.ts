import 'server-only';
import type Stripe from 'stripe';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { MethodType } from '#shared/payment/stripe-limits.ts';
import type { Instrument, PaymentRequest } from './provider.ts';

/** Stripe's name for each payment method. Stripe offers wallets in addition to cards where the device has them. */
export const methodTypes: Record<PaymentMethod, MethodType> = {
  CreditCard: 'card',
  aliasCreditCard: 'card',
  GooglePay: 'card',
  ApplePay: 'card',
  Unspecified: 'card',
  DirectDebit: 'sepa_debit',
  PayPal: 'paypal',
  iDEAL: 'ideal',
  Bancontact: 'bancontact',
  EPS: 'eps',
  Przelewy24: 'p24',
  BLIK: 'blik',
  MBWay: 'mb_way',
  TWINT: 'twint',
  Alipay: 'alipay',
  WeChatPay: 'wechat_pay',
};

/** Stripe's page supports all our languages except Ukrainian. */
const localeOf = (language: string): Stripe.Checkout.SessionCreateParams.Locale =>
  language === 'uk' ? 'auto' : (language as Stripe.Checkout.SessionCreateParams.Locale);

const metadataOf = ({ attemptId, orderId, country, language, method }: PaymentRequest) => ({
  attemptId,
  orderId,
  country,
  language,
  method,
});

/** One order is one line: its sum was agreed in the shop, discounts and tax included. Stripe uses minor units too, JPY and VND without decimals. */
export const sessionParameters = (request: PaymentRequest): Stripe.Checkout.SessionCreateParams => {
  const { attemptId, amount, language } = request;
  const metadata = metadataOf(request);
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
    // Stripe rejects WeChat Pay without the information that the buyer pays in a browser.
    ...(request.method === 'WeChatPay' && { payment_method_options: { wechat_pay: { client: 'web' as const } } }),
    payment_intent_data: { metadata, ...(request.keepsCard && { setup_future_usage: 'on_session' as const }) },
    ...(request.keepsCard && { customer_creation: 'always' as const }),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt / 1000),
  };
};

/** A payment without a page: `isDirect` distinguishes its events from those of a session's payment. */
export const directParameters = (request: PaymentRequest, { customerRef, methodRef }: Instrument): Stripe.PaymentIntentCreateParams => ({
  amount: request.amount.rawValue,
  currency: request.amount.currency.toLowerCase(),
  ...(customerRef !== null && { customer: customerRef }),
  payment_method: methodRef,
  allowed_payment_method_types: [methodTypes[request.method]],
  description: request.description,
  metadata: { ...metadataOf(request), isDirect: 'true' },
});

/** The buyer's consent to the charge; a direct debit needs the evidence of its mandate. */
export const confirmParameters = ({ successUrl, instrument }: PaymentRequest): Stripe.PaymentIntentConfirmParams => {
  const acceptance = instrument?.acceptance;
  if (!acceptance) return { return_url: successUrl };
  const online = { ip_address: acceptance.address, user_agent: acceptance.device };
  const mandate: Stripe.PaymentIntentConfirmParams.MandateData = {
    customer_acceptance: { type: 'online', accepted_at: Math.floor(acceptance.at / 1000), online },
  };
  return { return_url: successUrl, mandate_data: mandate };
};
