import 'server-only';
import { LRUCache } from 'lru-cache';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { editDistance } from '#shared/cleaning/edit-distance.ts';
import type { Site } from '#shared/country/site.ts';
import { beginsProductWord, type SearchIndex, wordFields } from './search-index.ts';
import { isKnownWord } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The number of tolerated typos; none in short words and in numbers, where each character counts. */
const slipsIn = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
};

/** A candidate for a correction, and the characters in it: a bit for each, several characters share a bit. */
type Candidate = { word: string; letterBits: number };

const letterBitsOf = (word: string): number => {
  let letterBits = 0;
  for (let at = 0; at < word.length; at++) letterBits |= 1 << (word.charCodeAt(at) & 31);
  return letterBits;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

/** Each typo adds at most one character that the other word lacks: most words are ruled out without being compared. */
const mayBeNear = (one: number, other: number, most: number): boolean => countBits(one & ~other) <= most && countBits(other & ~one) <= most;

/** The nearest of some words, the first of equally near ones; undefined if all are too far. */
const nearest = (word: string, candidates: readonly Candidate[]): string | undefined => {
  const most = slipsIn(word);
  const letterBits = letterBitsOf(word);
  let best: { distance: number; word: string } | undefined;
  for (const candidate of candidates) {
    if (!mayBeNear(letterBits, candidate.letterBits, most)) continue;
    const distance = editDistance(word, candidate.word, most);
    if (distance <= most && (!best || distance < best.distance)) best = { distance, word: candidate.word };
  }
  return best?.word;
};

/** The candidates, and corrections already found. An index belongs to one country, one language and one state of the content. */
type CorrectionCache = { candidates: readonly Candidate[]; corrections: LRUCache<string, string> };

const caches = new WeakMap<SearchIndex, CorrectionCache>();
const maxCorrections = 2000;
const minLetters = 4;

const cacheOf = (site: Site, index: SearchIndex): CorrectionCache =>
  getOrInsertComputed(caches, index, () => {
    const words = new Set([...index.spellings.keys(), ...vocabularyOf(site).spellings.keys()]);
    const candidates = [...words].filter((word) => word.length >= minLetters).map((word) => ({ word, letterBits: letterBitsOf(word) }));
    return { candidates, corrections: new LRUCache<string, string>({ max: maxCorrections }) };
  });

const findCorrection = (site: Site, index: SearchIndex, word: string, candidates: readonly Candidate[]): string => {
  const vocabulary = vocabularyOf(site);
  if (slipsIn(word) === 0 || isKnownWord(word, vocabulary, site.language) || beginsProductWord(index, word)) return word;
  if (index.pagesAndCategories.search(word, { fields: wordFields }).length > 0) return word;
  return nearest(word, candidates) ?? word;
};

/**
 * The word that was meant: itself if a word of the vocabulary or of a product begins with it, or if a page has exactly this word; else the
 * nearest of them, else itself. A page word that only begins alike must not hide the product that was meant. Cached.
 */
export const correctWord = (site: Site, index: SearchIndex, word: string): string => {
  const { candidates, corrections } = cacheOf(site, index);
  const found = corrections.get(word) ?? findCorrection(site, index, word, candidates);
  corrections.set(word, found);
  return found;
};
