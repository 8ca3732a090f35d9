import { TZDateMini } from '@date-fns/tz/date/mini';

/** The first moment of a day by the clocks of a zone, which the getters of the date answer by, too: of the day on which `at` falls, or of one `later` days after it. */
export const dayInZone = (at: number, timeZone: string, later = 0): Date => {
  const moment = new TZDateMini(at, timeZone);
  return new TZDateMini(moment.getFullYear(), moment.getMonth(), moment.getDate() + later, 0, 0, timeZone);
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day as `2026-12-24`, in the zone that it was made for. */
export const isoDateOf = (day: Date): string => [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
