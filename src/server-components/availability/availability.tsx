import { Badge } from '#client/primitives/badge/badge.tsx';
import { type Available, presentAvailability } from '#shared/catalogue/availability.ts';
import type { DeliveryTime } from '#shared/catalogue/delivery-time.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type AvailabilityProps = { availability: Available; delivery: DeliveryTime | undefined; locale: string; t: Translate };

/** Whether and when a product arrives, as text with an icon; never by colour alone. */
export const Availability = ({ availability, ...words }: AvailabilityProps) => {
  const { state, text } = presentAvailability(availability, words);
  return <Badge variant={state}>{text}</Badge>;
};
