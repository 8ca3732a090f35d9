import type { Currency } from '#shared/country/currency.ts';

/*
 * Everything that the shop and its sandbox believe of Stripe's limits. Where it comes from, as of 23 November 2026:
 * - The least: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, as others quoted it on 10 July 2026; the page itself
 *   was not read. It names no đồng: there the worth of the account's own minimum counts, 0.50 EUR, and 20,000 is that with a margin for the
 *   rate, our own estimate. The same conversion holds wherever an account is paid out in another currency, and may ask for more than stands here.
 * - The most: the reference that the official library 23.1.0 carries ("up to eight digits", PaymentIntents). The page above is said to allow
 *   cards twelve; whoever has that in writing for the account may raise it here.
 * - PayPal's currencies: https://docs.stripe.com/payments/paypal, from memory, and alike in a public Stripe module of another shop system.
 * - Direct debits in euros only, and the addresses of the pages: from memory.
 */
const least: Record<Currency, number> = { EUR: 50, GBP: 30, AUD: 50, CAD: 50, USD: 50, JPY: 50, VND: 20_000 };
const most = 99_999_999;
const currenciesOf = {
  card: undefined,
  sepa_debit: ['EUR'],
  paypal: ['EUR', 'GBP', 'USD', 'CHF', 'CZK', 'DKK', 'NOK', 'PLN', 'SEK', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD'],
} satisfies Record<string, readonly string[] | undefined>;

/** How Stripe names the ways to pay that the shop uses. Wallets are cards to it, in every currency. */
export type MethodType = keyof typeof currenciesOf;

const leastOf = new Map<string, number>(Object.entries(least));

/** What is wrong with a sum in minor units, in a currency of any spelling; undefined where Stripe takes it. */
export const findBreach = (amount: number, currency: string): 'tooSmall' | 'tooLarge' | undefined => {
  if (amount > most) return 'tooLarge';
  return amount < (leastOf.get(currency.toUpperCase()) ?? 1) ? 'tooSmall' : undefined;
};

/** True where Stripe takes this currency by this way to pay. */
export const takesCurrency = (type: MethodType, currency: string): boolean => {
  const taken: readonly string[] | undefined = currenciesOf[type];
  return taken?.includes(currency.toUpperCase()) ?? true;
};

/** Where a form without script is sent to pay, by provider; the sandbox answers in the shop itself. */
export const paymentPageOrigins = {
  stripe: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
  sandbox: [],
} satisfies Record<string, readonly string[]>;
