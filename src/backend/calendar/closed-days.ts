import 'server-only';
import { dayInZone, isoDateOf } from '#shared/opening-hours/day-in-zone.ts';
import { daysAhead } from '#shared/opening-hours/openings.ts';
import { publicHolidays } from './public-holidays.ts';

type Location = {
  country: Parameters<typeof publicHolidays>[0];
  region: Parameters<typeof publicHolidays>[1];
  timeZone: string;
  /** Its own closing days, `2026-12-24`. */
  closed: readonly string[];
};

/**
 * The dates on which a location is closed, from yesterday to the end of the planning horizon: its public holidays and its own closing
 * days.
 */
export const closedDaysOf = async ({ country, region, timeZone, closed }: Location, now: number): Promise<string[]> => {
  const [first, last] = [-1, daysAhead].map((later) => isoDateOf(dayInZone(now, timeZone, later)));
  if (first === undefined || last === undefined) return [];
  const holidays = await publicHolidays(country, region);
  const years = new Set([first, last].map((date) => Number(date.slice(0, 4))));
  const dates = new Set([...closed, ...[...years].flatMap((year) => [...holidays(year)])]);
  return [...dates].filter((date) => first <= date && date <= last).toSorted();
};
