import 'server-only';
import { randomInt } from 'node:crypto';
import { isoDay } from '#backend/calendar/calendar.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';

// Without 0, 1, I, L, O, U: easy to read aloud and to write by hand, and never a word.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A number that is short enough for the telephone and cannot be guessed: `DE-261121-7F3K9QXT`, with the date in the country's time zone.
 * `kind` is a prefix letter for anything but an order: a guarantee, a return, a withdrawal.
 */
export const createOrderId = (country: CountryCode, now: number, kind?: 'G' | 'R' | 'W'): string => {
  const day = isoDay(now, country).slice(2).replaceAll('-', '');
  const random = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return [...(kind ? [kind] : []), countries[country].iso, day, random].join('-');
};
