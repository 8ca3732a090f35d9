// Invisible characters: directional marks, soft hyphens, joiners, and variation selectors.
const unseen = /\p{Cf}|\p{Variation_Selector}|\u034F/gu;
// Hyphens, dashes, the minus sign, and the Japanese long vowel mark, which is next to the digits on the keyboard.
const dashes = /[\p{Pd}\u2043\u2212\u30FC]/gu;

/**
 * A pasted code or number in ASCII-like characters: full-width characters as narrow ones, every dash a hyphen, every blank a space,
 * without invisible characters. For values of letters and digits, never for names.
 */
export const normalizeCharacters = (text: string): string =>
  text.normalize('NFKC').replaceAll(unseen, '').replaceAll(dashes, '-').replaceAll(/\s+/g, ' ').trim();
