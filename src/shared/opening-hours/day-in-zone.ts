import { TZDateMini } from '@date-fns/tz/date/mini';

/** The first moment of a day in a time zone, in which the getters of the date work, too: of the day of `at`, or `later` days after it. */
export const dayInZone = (at: number, timeZone: string, later = 0): Date => {
  const moment = new TZDateMini(at, timeZone);
  return new TZDateMini(moment.getFullYear(), moment.getMonth(), moment.getDate() + later, 0, 0, timeZone);
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day as `2026-12-24`, in the zone that it was created for. */
export const isoDateOf = (day: Date): string => [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
