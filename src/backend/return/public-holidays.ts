import 'server-only';
import { publicHolidays } from '#backend/calendar/calendar.ts';
import { getCountry } from '#backend/content/content.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { timeZones } from '#shared/country/time-zones.ts';
import { dateFormat } from '#shared/i18n/formats.ts';

/**
 * Whether the day of a moment is a public holiday in all of a country, in its time zone. Only EU countries have any here: there they move
 * the end of a period (Regulation (EEC, Euratom) No 1182/71, Art. 3(4)).
 */
export const holidaysOf = async (country: CountryCode): Promise<(at: number) => boolean> => {
  if (!getCountry(country).isEu) return () => false;
  const holidays = await publicHolidays(country, null);
  const day = dateFormat('sv-SE', { dateStyle: 'short', timeZone: timeZones[country] });
  return (at) => {
    const date = day.format(at);
    return holidays(Number(date.slice(0, 4))).has(date);
  };
};
