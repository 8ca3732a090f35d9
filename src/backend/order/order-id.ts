import 'server-only';
import { randomInt } from 'node:crypto';

// Without 0, 1, I, L, O, U: read aloud, written by hand, never a word.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that is short enough for the telephone and that nobody guesses: `DE-261121-7F3K9QXT`. */
export const createOrderId = (iso: string, now: number): string => {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '');
  const random = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${iso}-${day}-${random}`;
};
