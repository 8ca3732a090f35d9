import type { Currency } from '#shared/country/currency.ts';

/*
 * Everything that the shop and its sandbox believe of Stripe's limits. Where it comes from, as of 23 November 2026:
 * - The least: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, as others quoted it on 10 July 2026; the page itself
 *   was not read. It names no đồng: there the worth of the account's own minimum counts, 0.50 EUR, and 20,000 is that with a margin for the
 *   rate, our own estimate. The same conversion holds wherever an account is paid out in another currency, and may ask for more than stands here.
 * - The most: the reference that the official library 23.1.0 carries ("up to eight digits", PaymentIntents). The page above is said to allow
 *   cards twelve; whoever has that in writing for the account may raise it here.
 * - Złoty and francs are no currencies of the shop: their least is Stripe's own (2.00 PLN, 0.50 CHF, from memory), so that the sandbox can play BLIK and TWINT.
 * - The local ways to pay: their pages at https://docs.stripe.com/payments/ (ideal, bancontact, eps, p24, blik, mb-way, twint, alipay, wechat-pay),
 *   read in excerpts of 2025 and 2026. BLIK takes złoty alone and TWINT francs alone. MB WAY and TWINT state a most of 5,000; of the others none
 *   was found, though a bank or an app may have its own. In which currencies Alipay and WeChat Pay are open depends on the account's country: euros in
 *   the Union. All of them tell at once how a payment ended, and give back; of Bancontact, Przelewy24 and MB WAY confirm with Stripe that a part can be given back, too.
 * - PayPal's currencies: https://docs.stripe.com/payments/paypal, from memory, and alike in a public Stripe module of another shop system.
 * - Direct debits in euros only, and the addresses of the pages: from memory.
 */
const least = { EUR: 50, GBP: 30, AUD: 50, CAD: 50, USD: 50, JPY: 50, VND: 20_000, PLN: 200, CHF: 50 } satisfies Record<
  Currency | 'PLN' | 'CHF',
  number
>;
const most = 99_999_999;
const currenciesOf = {
  card: undefined,
  sepa_debit: ['EUR'],
  paypal: ['EUR', 'GBP', 'USD', 'CHF', 'CZK', 'DKK', 'NOK', 'PLN', 'SEK', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD'],
  ideal: ['EUR'],
  bancontact: ['EUR'],
  eps: ['EUR'],
  p24: ['EUR', 'PLN'],
  blik: ['PLN'],
  mb_way: ['EUR'],
  twint: ['CHF'],
  alipay: ['EUR', 'CNY', 'AUD', 'CAD', 'GBP', 'HKD', 'JPY', 'MYR', 'NZD', 'SGD', 'USD'],
  wechat_pay: ['EUR', 'CNY', 'AUD', 'CAD', 'GBP', 'HKD', 'JPY', 'SGD', 'USD', 'DKK', 'NOK', 'SEK', 'CHF'],
} satisfies Record<string, readonly string[] | undefined>;

/** Stripe's names for the payment methods that the shop uses. To Stripe wallets are cards, in every currency. */
export type MethodType = keyof typeof currenciesOf;

/** Every name of a payment method. */
export const methodTypeNames = Object.keys(currenciesOf) as [MethodType, ...MethodType[]];

// In the one currency that each of them supports.
const maximumOf: Partial<Record<MethodType, number>> = { mb_way: 500_000, twint: 500_000 };

/** True for a sum in minor units above this method's own maximum; others may accept it. */
export const isAboveOwnMost = (type: MethodType, amount: number): boolean => amount > (maximumOf[type] ?? Number.POSITIVE_INFINITY);

const minimumOf = new Map<string, number>(Object.entries(least));

/** The problem with a sum in minor units, in a currency of any case, for a payment method if one is given; undefined if Stripe accepts it. */
export const findBreach = (amount: number, currency: string, type?: MethodType): 'tooSmall' | 'tooLarge' | undefined => {
  if (amount > most || (type && isAboveOwnMost(type, amount))) return 'tooLarge';
  return amount < (minimumOf.get(currency.toUpperCase()) ?? 1) ? 'tooSmall' : undefined;
};

/** True if Stripe supports this currency for this payment method. */
export const takesCurrency = (type: MethodType, currency: string): boolean => {
  const taken: readonly string[] | undefined = currenciesOf[type];
  return taken?.includes(currency.toUpperCase()) ?? true;
};

/** The payment page origins to which a no-script form is redirected, by provider; the sandbox is in the shop itself. */
export const paymentPageOrigins = {
  stripe: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
  sandbox: [],
} satisfies Record<string, readonly string[]>;
