import type { Dealer } from '#shared/contract/dealer.ts';
import type { OpeningTimes } from '#shared/opening-hours/openings.ts';

/** A dealer's opening times, for telling whether it is open now. */
export const openingTimesOf = ({ openingHours, timeZone, closedOn }: Dealer): OpeningTimes => ({
  week: openingHours.map(({ periods }) => periods),
  timeZone,
  closedOn,
});
