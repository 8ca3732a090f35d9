import type { Dealer } from '#shared/contract/dealer.ts';
import type { OpeningTimes } from '#shared/opening-hours/openings.ts';

/** When a dealer is open, for whoever asks about now. */
export const openingTimesOf = ({ openingHours, timeZone, closedOn }: Dealer): OpeningTimes => ({
  week: openingHours.map(({ periods }) => periods),
  timeZone,
  closedOn,
});
