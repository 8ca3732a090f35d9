import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';

type Calendar = { getHolidays: (year: number) => { date: string }[] };

const calendarCache = new Map<string, Promise<Calendar>>();
const yearCache = new Map<string, ReadonlySet<string>>();

// The rules for the whole world take 30 MB: they are loaded when the first holiday is requested, and computed only for the countries and
// regions requested.
const calendarOf = (country: CountryCode, region: string | null): Promise<Calendar> => {
  const open = async (): Promise<Calendar> => {
    const { default: Holidays } = await import('date-holidays');
    const { iso } = countries[country];
    return region === null ? new Holidays(iso, { types: ['public'] }) : new Holidays(iso, region, { types: ['public'] });
  };
  return getOrInsertComputed(calendarCache, `${country} ${region}`, open);
};

/** The public holidays of a country, or of one of its regions by its name in date-holidays: `BY` of de. Returns a function from a year to its dates, `2026-12-25`. */
export const publicHolidays = async (country: CountryCode, region: string | null): Promise<(year: number) => ReadonlySet<string>> => {
  const calendar = await calendarOf(country, region);
  const daysOf = (year: number): ReadonlySet<string> => new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
  return (year) => getOrInsertComputed(yearCache, `${country} ${region} ${year}`, () => daysOf(year));
};
