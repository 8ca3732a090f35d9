import { dayInZone } from './day-in-zone.ts';
import { daysAhead, type OpeningTimes, openingsFrom } from './openings.ts';

/** `opensSoon`: opens later on the same day. `closesSoon`: an hour or less is left. */
export type OpeningState = 'opensSoon' | 'open' | 'closesSoon' | 'closed';

/** Moments in epoch milliseconds; undefined if there is none in the coming weeks. */
export type OpeningStatus = {
  state: OpeningState;
  /** The next opening or closing. */
  changesAt: number | undefined;
  /** The next change of the status: it must be evaluated again then. */
  nextChange: number | undefined;
};

const soon = 60 * 60 * 1000;

/** Whether a location is open at a moment, in its own time zone (D-04); undefined if it has no hours at all. */
export const openingStatus = (times: OpeningTimes, now: number): OpeningStatus | undefined => {
  if (times.week.every((periods) => periods.length === 0)) return undefined;
  const next = openingsFrom(times, now).find(({ until }) => until > now);
  if (!next) return { state: 'closed', changesAt: undefined, nextChange: undefined };
  const { from, until } = next;
  if (from > now) {
    const morning = +dayInZone(from, times.timeZone);
    return morning <= now
      ? { state: 'opensSoon', changesAt: from, nextChange: from }
      : { state: 'closed', changesAt: from, nextChange: morning };
  }
  // Beyond the horizon it is unknown whether it ever closes.
  if (until >= +dayInZone(now, times.timeZone, daysAhead)) return { state: 'open', changesAt: undefined, nextChange: undefined };
  return until - now <= soon
    ? { state: 'closesSoon', changesAt: until, nextChange: until }
    : { state: 'open', changesAt: until, nextChange: until - soon };
};
