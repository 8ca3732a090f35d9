// What nobody sees: marks of direction, soft hyphens, joiners, and the signs that choose between two looks of the one before.
const unseen = /\p{Cf}|\p{Variation_Selector}|\u034F/gu;
// Hyphens, dashes, the minus sign, and the mark of a long vowel, which a Japanese keyboard gives beside the digits.
const dashes = /[\p{Pd}\u2043\u2212\u30FC]/gu;

/**
 * A code or number that somebody pasted, in the signs of a plain keyboard: full-width signs as narrow ones, every dash a hyphen, every blank a
 * space, invisible marks gone. For what consists of letters and digits, never for names.
 */
export const normalizeCharacters = (text: string): string =>
  text.normalize('NFKC').replaceAll(unseen, '').replaceAll(dashes, '-').replaceAll(/\s+/g, ' ').trim();
