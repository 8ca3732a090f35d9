/** A rate in basis points as the locale writes it: 1900 is `19 %`. */
export const formatRate = (basisPoints: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(basisPoints / 10_000);
