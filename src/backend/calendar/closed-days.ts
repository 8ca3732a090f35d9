import 'server-only';
import { dayInZone, isoDateOf } from '#shared/opening-hours/day-in-zone.ts';
import { daysAhead } from '#shared/opening-hours/openings.ts';
import { publicHolidays } from './public-holidays.ts';

type Location = {
  country: Parameters<typeof publicHolidays>[0];
  region: Parameters<typeof publicHolidays>[1];
  timeZone: string;
  /** Dates of its own, `2026-12-24`. */
  closed: readonly string[];
};

/** The dates from yesterday to as far as anybody looks ahead on which a door stays shut: holidays where it is, and days of its own. */
export const closedDaysOf = async ({ country, region, timeZone, closed }: Location, now: number): Promise<string[]> => {
  const [first, last] = [-1, daysAhead].map((later) => isoDateOf(dayInZone(now, timeZone, later)));
  if (first === undefined || last === undefined) return [];
  const holidays = await publicHolidays(country, region);
  const years = new Set([first, last].map((date) => Number(date.slice(0, 4))));
  const dates = new Set([...closed, ...[...years].flatMap((year) => [...holidays(year)])]);
  return [...dates].filter((date) => first <= date && date <= last).toSorted();
};
