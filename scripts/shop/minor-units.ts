import type { Currency } from '#shared/country/currency.ts';
import { minorDigits } from '#shared/money/money.ts';

/** `5.00` and `5,00` in EUR are 500, `500` in JPY is 500; undefined for anything else, such as thousands separators or an empty text. */
export const minorUnits = (text: string, currency: Currency): number | undefined => {
  const digits = minorDigits(currency);
  const pattern = digits === 0 ? /^\d{1,9}$/ : new RegExp(`^\\d{1,9}(?:[.,]\\d{${digits}})?$`);
  const [whole = '', part = ''] = text.split(/[.,]/);
  const value = Number(`${whole}${part.padEnd(digits, '0')}`);
  return pattern.test(text) && value > 0 ? value : undefined;
};
