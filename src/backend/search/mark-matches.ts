import 'server-only';
import type { MarkedText } from '#shared/contract/suggestions.ts';
import type { Language } from '#shared/country/countries.ts';
import { boundTerm, foldTerm, mostWords, termsOf } from './terms.ts';

// A shorter piece inside a word is chance; at the beginning of a word even two letters are meant.
const leastInside = 4;

/** A word folded sign by sign, and for each folded sign the place of the sign it came from. */
const foldWithPlaces = (word: string): { folded: string; places: number[] } => {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of word) {
    const piece = foldTerm(sign);
    folded += piece;
    for (const _ of piece) places.push(at);
    at += sign.length;
  }
  return { folded, places: [...places, at] };
};

/** Where a term stands in a word: at its beginning, or, long enough, inside. */
const rangeIn = (word: string, terms: readonly string[]): [number, number] | undefined => {
  const { folded, places } = foldWithPlaces(word);
  for (const term of terms) {
    const at = folded.indexOf(term);
    if (at === 0 || (at > 0 && term.length >= leastInside)) return [places[at] ?? 0, places[at + term.length] ?? word.length];
  }
  return undefined;
};

const joinEquals = (parts: MarkedText): MarkedText => {
  const joined: MarkedText = [];
  for (const { text, isMatch } of parts) {
    const last = joined.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else joined.push({ text, isMatch });
  }
  return joined;
};

/** A text in pieces, those marked that a term found: of `Delta 60 S` the `Delt` for `delt`. */
export const markMatches = (text: string, term: string, language: Language): MarkedText => {
  const terms = termsOf(boundTerm(term), language)
    .slice(0, mostWords)
    .toSorted((a, b) => b.length - a.length);
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  const parts = words.flatMap(({ segment, isWordLike }) => {
    const [from, to] = (isWordLike && rangeIn(segment, terms)) || [0, 0];
    return [
      { text: segment.slice(0, from), isMatch: false },
      { text: segment.slice(from, to), isMatch: true },
      { text: segment.slice(to), isMatch: false },
    ];
  });
  return joinEquals(parts.filter((part) => part.text !== ''));
};
