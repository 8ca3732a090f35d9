import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Language } from '#shared/country/countries.ts';

const cache = new Map<Language, Intl.Segmenter>();

const segmenterOf = (language: Language): Intl.Segmenter =>
  getOrInsertComputed(cache, language, () => new Intl.Segmenter(language, { granularity: 'word' }));

// Letters that do not decompose into a base letter and a diacritic.
const foldedLetters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', œ: 'oe', æ: 'ae' };

/** A word normalised for comparison: lower case, without accents, full-width characters as half-width ones. */
export const foldTerm = (term: string): string =>
  term
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßłđøœæ]/g, (character) => foldedLetters[character] ?? character)
    .normalize('NFC');

/** The maximum number of words of a term that are searched for: nobody types more, and each costs. */
export const maxWords = 12;
const maxCharacters = 100;

/** The searched part of a term, normalised. One character may decompose into eighteen letters (U+FDFA), so the result is limited, too. */
export const boundTerm = (term: string): string => [...term.slice(0, maxCharacters * 4).normalize('NFKC')].slice(0, maxCharacters).join('');

// Letters beside digits are two words, whether or not somebody writes a gap: `Delta60S`. So are abbreviations: `Art.Nr.`.
const seams = /(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})|(?<=[\p{L}\p{M}])[.·](?=\p{L})/u;

/** The words of a text in their original spelling; Japanese and Chinese are segmented by dictionary. */
export const wordsOf = (text: string, language: Language): string[] =>
  [...segmenterOf(language).segment(text.normalize('NFKC'))]
    .filter(({ isWordLike }) => isWordLike === true)
    .flatMap(({ segment }) => segment.split(seams));

/** A name as its letters and digits alone, folded: `delta60s`. */
export const compactTerm = (text: string): string => foldTerm(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of a text, folded. */
export const termsOf = (text: string, language: Language): string[] => wordsOf(text, language).map(foldTerm);

const joined: ReadonlySet<Language> = new Set(['de', 'nl', 'hu', 'cs', 'pl']);
const minPart = 4;

/**
 * The words of a text for its index. For languages with compounds as one word also every suffix of a long word, so that `spüle` finds
 * `Granitspüle`.
 */
export const indexTermsOf = (text: string, language: Language): string[] => {
  const terms = termsOf(text, language);
  if (!joined.has(language)) return terms;
  const endings = terms.flatMap((term) =>
    Array.from({ length: Math.max(0, term.length - 2 * minPart + 1) }, (_, index) => term.slice(index + minPart)),
  );
  return [...terms, ...endings];
};
