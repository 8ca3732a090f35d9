import 'server-only';
import { getCountry } from '#backend/content/content.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { timeZones } from '#shared/country/time-zones.ts';
import { dateFormat } from '#shared/i18n/formats.ts';

type Calendar = { getHolidays: (year: number) => { date: string }[] };

const calendars = new Map<CountryCode, Promise<Calendar>>();
const years = new Map<string, ReadonlySet<string>>();

// The rules of the world take 30 MB: they are read when the first period is asked for, and only one country's are worked out.
const calendarOf = (country: CountryCode): Promise<Calendar> => {
  const open = async (): Promise<Calendar> => {
    const { default: Holidays } = await import('date-holidays');
    return new Holidays(countries[country].iso, { types: ['public'] });
  };
  const calendar = calendars.get(country) ?? open();
  calendars.set(country, calendar);
  return calendar;
};

const daysOf = (calendar: Calendar, country: CountryCode, year: number): ReadonlySet<string> => {
  const key = `${country} ${year}`;
  const days = years.get(key) ?? new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
  years.set(key, days);
  return days;
};

/**
 * Tells of a moment whether its day is a public holiday in all of a country, as the country's clocks say it. Only countries of the
 * Union have any here: there they move the end of a period (Regulation (EEC, Euratom) No 1182/71, Art. 3(4)).
 */
export const holidaysOf = async (country: CountryCode): Promise<(at: number) => boolean> => {
  if (!getCountry(country).isEu) return () => false;
  const calendar = await calendarOf(country);
  const day = dateFormat('sv-SE', { dateStyle: 'short', timeZone: timeZones[country] });
  return (at) => {
    const date = day.format(at);
    return daysOf(calendar, country, Number(date.slice(0, 4))).has(date);
  };
};
