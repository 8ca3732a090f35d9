import 'server-only';
import type { CountryCode } from '#shared/country/countries.ts';
import { timeZones } from '#shared/country/time-zones.ts';
import { dateFormat } from '#shared/i18n/formats.ts';

export { closedDaysOf } from './closed-days.ts';
export { publicHolidays } from './public-holidays.ts';

const day = 24 * 60 * 60 * 1000;

const isWeekend = (at: number, zone: string): boolean =>
  ['Sat', 'Sun'].includes(dateFormat('en', { weekday: 'short', timeZone: zone }).format(at));

/** Whether the day of a moment is a public holiday. */
type IsHoliday = (at: number) => boolean;
const none: IsHoliday = () => false;

/** The moment `count` working days (Monday to Friday, without the given holidays) after `from`, in epoch milliseconds. */
export const addWorkingDays = (from: number, count: number, country: CountryCode, isHoliday = none): number => {
  let at = from;
  for (let left = count; left > 0; ) {
    at += day;
    if (!isWeekend(at, timeZones[country]) && !isHoliday(at)) left -= 1;
  }
  return at;
};

const clock = (at: number, zone: string): number => {
  const parts = dateFormat('en', { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23', timeZone: zone });
  const [hour = 0, minute = 0, second = 0] = parts.format(at).split(':').map(Number);
  return ((hour * 60 + minute) * 60 + second) * 1000;
};

// Noon is on the same day whatever the clock change at night does.
const noonOf = (at: number, zone: string): number => at - clock(at, zone) + day / 2;

/** The number of calendar days from the day of `from` to the day of `to`, in the country's time zone. */
export const daysBetween = (from: number, to: number, country: CountryCode): number =>
  Math.round((noonOf(to, timeZones[country]) - noonOf(from, timeZones[country])) / day);

/**
 * The last moment of the day `count` days after the day of `from`, in the country's time zone. If that day is a weekend or one of the
 * given holidays, it moves to the next working day (Regulation (EEC, Euratom) No 1182/71).
 */
export const lastMoment = (from: number, count: number, country: CountryCode, isHoliday = none): number => {
  const zone = timeZones[country];
  let noon = noonOf(from, zone) + count * day;
  while (isWeekend(noon, zone) || isHoliday(noon)) noon += day;
  const guess = noon - clock(noon, zone) + day;
  const late = clock(guess, zone);
  return guess - (late > day / 2 ? late - day : late) - 1;
};

/** A moment with its clock and zone: `28. November 2026 um 16:42:07 MEZ`. */
export const longMoment = (at: number, country: CountryCode, locale: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: timeZones[country] }).format(at);

/** A date as the country's locale formats it, `21. November 2026`. */
export const longDate = (at: number, country: CountryCode, locale: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone: timeZones[country] }).format(at);

const short = (country: CountryCode, locale: string) =>
  dateFormat(locale, { day: 'numeric', month: 'short', timeZone: timeZones[country] });

/** The day in the country's time zone, ISO: `2026-11-21`. */
export const isoDay = (at: number, country: CountryCode): string =>
  dateFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: timeZones[country] }).format(at);

/** `21. Nov.` */
export const shortDate = (at: number, country: CountryCode, locale: string): string => short(country, locale).format(at);

/** `24.–26. Nov.` */
export const shortRange = (from: number, to: number, country: CountryCode, locale: string): string =>
  short(country, locale).formatRange(from, to);

const medium = (country: CountryCode, locale: string) => dateFormat(locale, { dateStyle: 'medium', timeZone: timeZones[country] });

/** A date for columns: `24.11.2026`. */
export const mediumDate = (at: number, country: CountryCode, locale: string): string => medium(country, locale).format(at);

/** `24.–26.11.2026` */
export const mediumRange = (from: number, to: number, country: CountryCode, locale: string): string =>
  medium(country, locale).formatRange(from, to);

/** The year of a moment in the country's time zone. */
export const yearAt = (at: number, country: CountryCode): string =>
  dateFormat('en', { year: 'numeric', timeZone: timeZones[country] }).format(at);
