import { cutText } from '#shared/cleaning/cut-text.ts';
/** Fewer characters ask for nothing (P-04). */
export const leastCharacters = 2;
const mostCharacters = 100;

/** The term of a search, spaces in order and of bounded length; '' where it is too short to ask. */
export const readTerm = (asked: string): string => {
  const whole = asked.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const term = cutText(whole, mostCharacters).trimEnd();
  return [...term].length < leastCharacters ? '' : term;
};
