import { numberFormat } from '#shared/i18n/formats.ts';
import { formatNumberRange } from '#shared/i18n/number-range.ts';

/** Working days from order to delivery. */
export type DeliveryTime = { minDays: number; maxDays: number };

const wordJoiner = '\u2060';

/** A range of days in the locale's format, `2–3`, without a line break. */
export const formatDays = ({ minDays, maxDays }: DeliveryTime, locale: string): string => {
  const format = numberFormat(locale);
  if (minDays === maxDays) return format.format(minDays);
  return formatNumberRange(format, minDays, maxDays).replaceAll(
    /\s*\p{P}\s*|\s+/gu,
    (dash) => `${wordJoiner}${dash.trim() || '\u00a0'}${wordJoiner}`,
  );
};

/** The fastest of a country's shipping methods. */
export const quickestOf = (ways: readonly DeliveryTime[]): DeliveryTime | undefined =>
  ways.toSorted((a, b) => a.maxDays - b.maxDays || a.minDays - b.minDays)[0];
