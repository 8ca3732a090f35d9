import 'server-only';
import type { Site } from '#shared/country/site.ts';
import { editDistance } from './edit-distance.ts';
import { beginsProductWord, type SearchIndex, wordFields } from './search-index.ts';
import { isKnownWord } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

/** So many slips of the finger are forgiven; none in short words and in numbers, where each sign counts. */
const slipsIn = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
};

/** The nearest of some words, of equally near ones the first; undefined where all are too far. */
const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const most = slipsIn(word);
  let best: { distance: number; word: string } | undefined;
  for (const candidate of candidates) {
    const distance = candidate.length < 4 ? most + 1 : editDistance(word, candidate, most);
    if (distance <= most && (!best || distance < best.distance)) best = { distance, word: candidate };
  }
  return best?.word;
};

/**
 * The word that was meant: itself where the shop's words or a product's begin with it, or where a page has just this word; else the nearest of
 * them, else itself. A word of some page that only begins alike must not hide the product that was meant.
 */
export const correctWord = (site: Site, index: SearchIndex, word: string): string => {
  const vocabulary = vocabularyOf(site);
  if (slipsIn(word) === 0 || isKnownWord(word, vocabulary, site.language) || beginsProductWord(index, word)) return word;
  if (index.places.search(word, { fields: wordFields }).length > 0) return word;
  return nearest(word, new Set([...index.spellings.keys(), ...vocabulary.spellings.keys()])) ?? word;
};
