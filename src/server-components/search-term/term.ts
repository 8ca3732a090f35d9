import { truncateText } from '#shared/cleaning/truncate-text.ts';
/** Fewer characters ask for nothing (P-04). */
export const leastCharacters = 2;
const mostCharacters = 100;

/** The term of a search, spaces in order and of bounded length; '' where it is too short to ask. */
export const readTerm = (input: string): string => {
  const whole = input.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const term = truncateText(whole, mostCharacters).trimEnd();
  return [...term].length < leastCharacters ? '' : term;
};
