import { type Money, minorDigits } from '#shared/money/money.ts';

/** An amount in the format of search engines: `449.00`, `78000`. */
export const decimalOf = (rawValue: number, currency: Money['currency']): string =>
  (rawValue / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
