import 'server-only';
import { randomInt } from 'node:crypto';
import { isoDay } from '#backend/calendar/calendar.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';

// Without 0, 1, I, L, O, U: read aloud, written by hand, never a word.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A number that is short enough for the telephone and that nobody guesses: `DE-261121-7F3K9QXT`, with the day as the country's clocks
 * say it. `kind` is a letter in front, for what is no order: a guarantee, a return, a withdrawal.
 */
export const createOrderId = (country: CountryCode, now: number, kind?: 'G' | 'R' | 'W'): string => {
  const day = isoDay(now, country).slice(2).replaceAll('-', '');
  const random = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return [...(kind ? [kind] : []), countries[country].iso, day, random].join('-');
};
