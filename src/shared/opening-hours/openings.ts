import { TZDateMini } from '@date-fns/tz/date/mini';
import { dayInZone, isoDateOf } from './day-in-zone.ts';

/** Opening times: a week in its own time zone, and the dates on which it is closed all the same. */
export type OpeningTimes = {
  /** Seven days, Sunday first, each with its periods in order: `09:00-12:30`, `14:00-18:00`; none when closed. */
  week: readonly (readonly string[])[];
  timeZone: string;
  /** `2026-12-25` */
  closedOn: readonly string[];
};

/** Start and end in epoch milliseconds; `until` is the first moment after it. */
type Opening = { from: number; until: number };

/** How many days ahead openings are computed. */
export const daysAhead = 60;

const momentOf = (day: Date, clock: string, timeZone: string, later = 0): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return +new TZDateMini(day.getFullYear(), day.getMonth(), day.getDate() + later, hour, minute, timeZone);
};

const openingOf = (day: Date, period: string, timeZone: string): Opening => {
  const [opens = '', closes = ''] = period.split('-');
  return { from: momentOf(day, opens, timeZone), until: momentOf(day, closes, timeZone, closes <= opens ? 1 : 0) };
};

const openingsOfDay = ({ week, timeZone, closedOn }: OpeningTimes, day: Date): Opening[] =>
  closedOn.includes(isoDateOf(day)) ? [] : (week[day.getDay()] ?? []).map((period) => openingOf(day, period, timeZone));

/** The openings from the day before `at` on, in order; adjacent ones are merged: a location that never closes does not close at midnight. */
export function* openingsFrom(times: OpeningTimes, at: number): Generator<Opening> {
  let current: Opening | undefined;
  for (let later = -1; later <= daysAhead; later++) {
    for (const opening of openingsOfDay(times, dayInZone(at, times.timeZone, later))) {
      if (current && opening.from <= current.until) {
        current = { from: current.from, until: Math.max(current.until, opening.until) };
        continue;
      }
      if (current) yield current;
      current = opening;
    }
  }
  if (current) yield current;
}
