import { type CalendarDay, daysInMonth } from './calendar-day.ts';

/** The last day of a guarantee of so many years: the anniversary of the purchase, or the end of that month if the month is shorter. */
export const guaranteeEnd = ({ year, month, day }: CalendarDay, years: number): CalendarDay => ({
  year: year + years,
  month,
  day: Math.min(day, daysInMonth(year + years, month)),
});
