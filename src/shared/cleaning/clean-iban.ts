import { normalizeCharacters } from './normalize-characters.ts';

/** An account number as banks take it: in capitals, without blanks, hyphens and the word in front. What is checked is what is sent. */
export const cleanIban = (typed: string): string =>
  normalizeCharacters(typed)
    .replace(/^IBAN\b\s*:?/i, '')
    .replaceAll(/[\s-]/g, '')
    .toUpperCase();
