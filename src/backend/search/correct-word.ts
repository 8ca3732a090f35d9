import 'server-only';
import { LRUCache } from 'lru-cache';
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

/** A word that may have been meant, and which signs are in it: a bit for each, several signs to a bit. */
type Candidate = { word: string; signs: number };

const signsOf = (word: string): number => {
  let signs = 0;
  for (let at = 0; at < word.length; at++) signs |= 1 << (word.charCodeAt(at) & 31);
  return signs;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

/** Each slip brings one sign at most that the other word has not: most words are told apart without being compared. */
const mayBeNear = (one: number, other: number, most: number): boolean => countBits(one & ~other) <= most && countBits(other & ~one) <= most;

/** The nearest of some words, of equally near ones the first; undefined where all are too far. */
const nearest = (word: string, candidates: readonly Candidate[]): string | undefined => {
  const most = slipsIn(word);
  const signs = signsOf(word);
  let best: { distance: number; word: string } | undefined;
  for (const candidate of candidates) {
    if (!mayBeNear(signs, candidate.signs, most)) continue;
    const distance = editDistance(word, candidate.word, most);
    if (distance <= most && (!best || distance < best.distance)) best = { distance, word: candidate.word };
  }
  return best?.word;
};

/** What may have been meant, and what was found out already. An index belongs to one country, one language and one state of the content. */
type Memory = { candidates: readonly Candidate[]; meant: LRUCache<string, string> };

const memories = new WeakMap<SearchIndex, Memory>();
const mostRemembered = 2000;
const leastLetters = 4;

const memoryOf = (site: Site, index: SearchIndex): Memory => {
  const known = memories.get(index);
  if (known) return known;
  const words = new Set([...index.spellings.keys(), ...vocabularyOf(site).spellings.keys()]);
  const candidates = [...words].filter((word) => word.length >= leastLetters).map((word) => ({ word, signs: signsOf(word) }));
  const memory = { candidates, meant: new LRUCache<string, string>({ max: mostRemembered }) };
  memories.set(index, memory);
  return memory;
};

const findMeant = (site: Site, index: SearchIndex, word: string, candidates: readonly Candidate[]): string => {
  const vocabulary = vocabularyOf(site);
  if (slipsIn(word) === 0 || isKnownWord(word, vocabulary, site.language) || beginsProductWord(index, word)) return word;
  if (index.places.search(word, { fields: wordFields }).length > 0) return word;
  return nearest(word, candidates) ?? word;
};

/**
 * The word that was meant: itself where the shop's words or a product's begin with it, or where a page has just this word; else the nearest of
 * them, else itself. A word of some page that only begins alike must not hide the product that was meant. Found once, then remembered.
 */
export const correctWord = (site: Site, index: SearchIndex, word: string): string => {
  const { candidates, meant } = memoryOf(site, index);
  const found = meant.get(word) ?? findMeant(site, index, word, candidates);
  meant.set(word, found);
  return found;
};
