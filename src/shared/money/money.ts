import type { Currency } from '#shared/country/currency.ts';
import { numberFormat } from '#shared/i18n/formats.ts';

/** An amount in integer minor units: cents, pence; JPY and VND have none, their unit is the amount. */
export type Money = { rawValue: number; currency: Currency };

const formatOf = (locale: string, currency: Currency): Intl.NumberFormat => numberFormat(locale, { style: 'currency', currency });

const digits = new Map<Currency, number>();

/** The number of decimals: 2 for EUR, 0 for JPY and VND. */
export const minorDigits = (currency: Currency): number => {
  const cached = digits.get(currency) ?? formatOf('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, cached);
  return cached;
};

/** The amount in the locale's format, `449,00 €` or `￥78,000`. */
export const formatMoney = ({ rawValue, currency }: Money, locale: string): string =>
  formatOf(locale, currency).format(rawValue / 10 ** minorDigits(currency));

/** The amount as a number of euros, dollars or yen, for consumers that do not use minor units. */
export const inMajorUnits = ({ rawValue, currency }: Money): number => {
  const digitsBehind = minorDigits(currency);
  return Number((rawValue / 10 ** digitsBehind).toFixed(digitsBehind));
};
