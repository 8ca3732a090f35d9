import type { Translate } from '#shared/i18n/translator.ts';
import { type DeliveryTime, formatDays } from './delivery-time.ts';

/** Whether something is sold here at all, and how many pieces there are. */
export type Available = { isPurchasable: boolean; numberOfItemsInStock: number };

/** `state` determines icon and colour, `text` is the label. */
type AvailabilityWords = { state: 'good' | 'wait' | 'none'; text: string };

/** Below this stock the shopper sees how many pieces are left. */
const fewPieces = 5;

/** True when the shop can send a piece. */
export const isInStock = ({ isPurchasable, numberOfItemsInStock }: Available): boolean => isPurchasable && numberOfItemsInStock > 0;

/** Whether and when it comes, in the shopper's words. */
export const presentAvailability = (
  availability: Available,
  { delivery, locale, t }: { delivery: DeliveryTime | undefined; locale: string; t: Translate },
): AvailabilityWords => {
  if (!isInStock(availability)) return { state: 'none', text: t('product.availability.none') };
  if (!delivery) return { state: 'good', text: t('product.availability.inStock') };
  // The last number of a range decides the plural: 3–4 pracovní dny, 6–10 pracovních dnů.
  const days = t('product.availability.span', { days: formatDays(delivery, locale), count: delivery.maxDays });
  const { numberOfItemsInStock: count } = availability;
  if (count < fewPieces) return { state: 'wait', text: t('product.availability.few', { count, days }) };
  return { state: 'good', text: t('product.availability.days', { days }) };
};
