import { dateFormat } from '../i18n/formats.ts';

/** A calendar date as on an invoice, without time or zone. */
export type CalendarDay = { year: number; month: number; day: number };

/** The number of days in a month; months count from 1. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether the date exists: 29 February in leap years only. */
export const isCalendarDay = ({ year, month, day }: CalendarDay): boolean =>
  month >= 1 && month <= 12 && day >= 1 && year >= 1000 && year <= 9999 && day <= daysInMonth(year, month);

/** `2026-11-14`: the format for storing, sorting and comparing. */
export const writeDay = ({ year, month, day }: CalendarDay): string =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Parses a stored date. */
export const readDay = (text: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

/** A stored date in a locale's format: `14. November 2026`, or `14.11.2026` in columns. */
export const formatDay = (text: string, locale: string, dateStyle: 'long' | 'medium'): string =>
  dateFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));

/** The date of a moment in a time zone. */
export const dayIn = (at: number, timeZone: string): string => dateFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);
