import 'server-only';
import { publicHolidays } from '#backend/calendar/calendar.ts';
import { dayInZone, isoDateOf } from '#shared/opening-hours/day-in-zone.ts';
import { daysAhead } from '#shared/opening-hours/openings.ts';
import type { DealerEntry } from './dealer-file.ts';

/** The dates from yesterday to as far as anybody looks ahead on which a dealer is closed: holidays where it stands, and days of its own. */
export const closedDaysOf = async ({ country, region, timeZone, closed }: DealerEntry, now: number): Promise<string[]> => {
  const [first, last] = [-1, daysAhead].map((later) => isoDateOf(dayInZone(now, timeZone, later)));
  if (first === undefined || last === undefined) return [];
  const holidays = await publicHolidays(country, region);
  const years = new Set([first, last].map((date) => Number(date.slice(0, 4))));
  const dates = new Set([...closed, ...[...years].flatMap((year) => [...holidays(year)])]);
  return [...dates].filter((date) => first <= date && date <= last).toSorted();
};
