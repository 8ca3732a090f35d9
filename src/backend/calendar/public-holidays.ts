import 'server-only';
import { type CountryCode, countries } from '#shared/country/countries.ts';

type Calendar = { getHolidays: (year: number) => { date: string }[] };

const calendars = new Map<string, Promise<Calendar>>();
const years = new Map<string, ReadonlySet<string>>();

// The rules for the whole world take 30 MB: they are loaded when the first holiday is requested, and computed only for the countries and
// regions requested.
const calendarOf = (country: CountryCode, region: string | null): Promise<Calendar> => {
  const open = async (): Promise<Calendar> => {
    const { default: Holidays } = await import('date-holidays');
    const { iso } = countries[country];
    return region === null ? new Holidays(iso, { types: ['public'] }) : new Holidays(iso, region, { types: ['public'] });
  };
  const key = `${country} ${region}`;
  const calendar = calendars.get(key) ?? open();
  calendars.set(key, calendar);
  return calendar;
};

/** The public holidays of a country, or of one of its regions by its name in date-holidays: `BY` of de. Returns a function from a year to its dates, `2026-12-25`. */
export const publicHolidays = async (country: CountryCode, region: string | null): Promise<(year: number) => ReadonlySet<string>> => {
  const calendar = await calendarOf(country, region);
  return (year) => {
    const key = `${country} ${region} ${year}`;
    const days = years.get(key) ?? new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
    years.set(key, days);
    return days;
  };
};
