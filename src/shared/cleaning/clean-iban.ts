import { normalizeCharacters } from './normalize-characters.ts';

/** An account number as banks accept it: in capitals, without spaces, hyphens and a leading label. The checked value is the sent one. */
export const cleanIban = (typed: string): string =>
  normalizeCharacters(typed)
    .replace(/^IBAN\b\s*:?/i, '')
    .replaceAll(/[\s-]/g, '')
    .toUpperCase();
