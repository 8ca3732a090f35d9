import { dayInZone } from './day-in-zone.ts';
import { daysAhead, type OpeningTimes, openingsFrom } from './openings.ts';

/** `opensSoon`: opens later on the same day. `closesSoon`: an hour or less is left. */
export type OpeningState = 'opensSoon' | 'open' | 'closesSoon' | 'closed';

/** Moments in epoch milliseconds; undefined where none is known of the coming weeks. */
export type OpeningStatus = {
  state: OpeningState;
  /** When the door opens or closes next. */
  changesAt: number | undefined;
  /** When this status becomes another one: at that moment it is to be asked for again. */
  nextChange: number | undefined;
};

const soon = 60 * 60 * 1000;

/** Whether a door is open at a moment, by its own clocks (D-04); undefined, so blank, where it has no hours at all. */
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
  // Beyond the days that were looked at nobody knows whether it ever closes.
  if (until >= +dayInZone(now, times.timeZone, daysAhead)) return { state: 'open', changesAt: undefined, nextChange: undefined };
  return until - now <= soon
    ? { state: 'closesSoon', changesAt: until, nextChange: until }
    : { state: 'open', changesAt: until, nextChange: until - soon };
};
