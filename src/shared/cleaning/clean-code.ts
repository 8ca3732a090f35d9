import { normalizeCharacters } from './normalize-characters.ts';

/**
 * A code as its letters and digits alone, in capitals: blanks, dashes, a full stop and invisible characters, as people copy them out of a
 * mail, make no difference, nor does a label with a colon before it.
 */
export const cleanCode = (typed: string): string =>
  normalizeCharacters(typed)
    .toUpperCase()
    .replace(/^[^:]*:(?=.*[\p{L}\p{N}])/u, '')
    .replaceAll(/[\s\p{P}\p{S}]/gu, '');
