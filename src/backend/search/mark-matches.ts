import 'server-only';
import type { MarkedText } from '#shared/contract/suggestions.ts';
import type { Language } from '#shared/country/countries.ts';
import { boundTerm, foldTerm, maxWords, termsOf } from './terms.ts';

// A shorter match inside a word is coincidence; at the beginning of a word even two letters are intended.
const minInside = 4;

/** A word folded character by character, and for each folded character the index of its source. */
const foldWithOffsets = (word: string): { folded: string; places: number[] } => {
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of word) {
    const piece = foldTerm(character);
    folded += piece;
    for (const _ of piece) offsets.push(at);
    at += character.length;
  }
  return { folded, places: [...offsets, at] };
};

/** The range of a term in a word: at its beginning, or, if long enough, inside. */
const rangeIn = (word: string, terms: readonly string[]): [number, number] | undefined => {
  const { folded, places: offsets } = foldWithOffsets(word);
  for (const term of terms) {
    const at = folded.indexOf(term);
    if (at === 0 || (at > 0 && term.length >= minInside)) return [offsets[at] ?? 0, offsets[at + term.length] ?? word.length];
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

/** A text in segments, with the matches of a term marked: the `Delt` of `Delta 60 S` for `delt`. */
export const markMatches = (text: string, term: string, language: Language): MarkedText => {
  const terms = termsOf(boundTerm(term), language)
    .slice(0, maxWords)
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
