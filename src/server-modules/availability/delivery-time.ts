/** Working days from the order to the door. */
export type DeliveryTime = { minDays: number; maxDays: number };

/** A span of days as that locale writes it, `2–3`; free to wrap nowhere inside. */
export const formatDays = ({ minDays, maxDays }: DeliveryTime, locale: string): string => {
  const format = new Intl.NumberFormat(locale);
  return minDays === maxDays ? format.format(minDays) : format.formatRange(minDays, maxDays).replaceAll(/\s/g, '\u00a0');
};

/** The quickest way of those that a country ships by. */
export const quickestOf = (ways: readonly DeliveryTime[]): DeliveryTime | undefined =>
  [...ways].sort((a, b) => a.maxDays - b.maxDays || a.minDays - b.minDays)[0];
