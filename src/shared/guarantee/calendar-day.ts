import { dateFormat } from '../i18n/formats.ts';

/** A day as it stands on an invoice, without clock or zone. */
export type CalendarDay = { year: number; month: number; day: number };

/** How many days a month has; months count from 1. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether the calendar has such a day: 29 February in leap years alone. */
export const isCalendarDay = ({ year, month, day }: CalendarDay): boolean =>
  month >= 1 && month <= 12 && day >= 1 && year >= 1000 && year <= 9999 && day <= daysInMonth(year, month);

/** `2026-11-14`: as it is kept, sorted and compared. */
export const writeDay = ({ year, month, day }: CalendarDay): string =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** A day that was kept. */
export const readDay = (text: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

/** A kept day as a locale writes it: `14. November 2026`, or `14.11.2026` in columns. */
export const formatDay = (text: string, locale: string, dateStyle: 'long' | 'medium'): string =>
  dateFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));

/** The day of a moment by the clocks of a zone. */
export const dayIn = (at: number, timeZone: string): string => dateFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);
