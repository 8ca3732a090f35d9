/** Fewer characters ask for nothing (P-04). */
export const leastCharacters = 2;
const mostCharacters = 100;

/** The term of a search, spaces in order and of bounded length; '' where it is too short to ask. */
export const readTerm = (asked: string): string => {
  const term = asked.normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, mostCharacters);
  return [...term].length < leastCharacters ? '' : term;
};
