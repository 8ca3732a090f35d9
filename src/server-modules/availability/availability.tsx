import { Badge } from '#client/primitives/badge/badge.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import { type DeliveryTime, formatDays } from './delivery-time.ts';

type AvailabilityProps = {
  availability: { isPurchasable: boolean; numberOfItemsInStock: number };
  delivery: DeliveryTime | undefined;
  locale: string;
  say: Translate;
};

/** Below this many pieces the shopper is told how many are left. */
const fewPieces = 5;

type Shown = { state: 'good' | 'wait' | 'none'; text: string };

/** True when the shop can send a piece. */
export const isInStock = ({ isPurchasable, numberOfItemsInStock }: AvailabilityProps['availability']): boolean =>
  isPurchasable && numberOfItemsInStock > 0;

const present = ({ availability, delivery, locale, say }: AvailabilityProps): Shown => {
  if (!isInStock(availability)) return { state: 'none', text: say('product.availability.none') };
  if (!delivery) return { state: 'good', text: say('product.availability.inStock') };
  const days = formatDays(delivery, locale);
  const { numberOfItemsInStock: count } = availability;
  if (count < fewPieces) return { state: 'wait', text: say('product.availability.few', { count, days }) };
  return { state: 'good', text: say('product.availability.days', { days }) };
};

/** Whether and when a product comes, in words with an icon; never by colour alone. */
export const Availability = (props: AvailabilityProps) => {
  const { state, text } = present(props);
  return <Badge variant={state}>{text}</Badge>;
};
