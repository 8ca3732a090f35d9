import { numberFormat } from '#shared/i18n/formats.ts';

/** A rate in basis points in the locale's format: 1900 is `19 %`. */
export const formatRate = (basisPoints: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(basisPoints / 10_000);
