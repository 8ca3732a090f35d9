import { truncateText } from '#shared/cleaning/truncate-text.ts';
/** Fewer characters start no search (P-04). */
export const leastCharacters = 2;
const mostCharacters = 100;

/** The term of a search, with normalized spaces and limited length; '' where it is too short. */
export const readTerm = (input: string): string => {
  const whole = input.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const term = truncateText(whole, mostCharacters).trimEnd();
  return [...term].length < leastCharacters ? '' : term;
};
