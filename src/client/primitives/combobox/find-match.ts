/** A text split at the first match of the term. */
export type Match = { before: string; match: string; after: string };

/** Finds a term in a text, ignoring case and accents (`ko` matches `Köln`). Undefined without a match. */
export const findMatch = (text: string, term: string): Match | undefined => {
  const wanted = term.trim().normalize('NFC');
  if (wanted === '') return undefined;
  const { compare } = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });
  const whole = text.normalize('NFC');
  for (let start = 0; start + wanted.length <= whole.length; start++) {
    const match = whole.slice(start, start + wanted.length);
    if (compare(match, wanted) === 0) return { before: whole.slice(0, start), match, after: whole.slice(start + wanted.length) };
  }
  return undefined;
};
