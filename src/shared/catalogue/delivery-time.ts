import { numberFormat } from '#shared/i18n/formats.ts';

/** Working days from the order to the door. */
export type DeliveryTime = { minDays: number; maxDays: number };

const wordJoiner = '\u2060';

/** A span of days as that locale writes it, `2–3`; it never breaks inside. */
export const formatDays = ({ minDays, maxDays }: DeliveryTime, locale: string): string => {
  const format = numberFormat(locale);
  if (minDays === maxDays) return format.format(minDays);
  return format
    .formatRange(minDays, maxDays)
    .replaceAll(/\s*\p{P}\s*|\s+/gu, (dash) => `${wordJoiner}${dash.trim() || '\u00a0'}${wordJoiner}`);
};

/** The quickest way of those that a country ships by. */
export const quickestOf = (ways: readonly DeliveryTime[]): DeliveryTime | undefined =>
  ways.toSorted((a, b) => a.maxDays - b.maxDays || a.minDays - b.minDays)[0];
