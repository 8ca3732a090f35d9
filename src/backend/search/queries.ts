import 'server-only';
import type { Query } from 'minisearch';
import { wordFields } from './search-index.ts';
import type { SearchConcept } from './understand.ts';

/** Whether a word is a number. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word);

const isEndOfSku = (word: string): boolean => /^(?:\d{4}|\d{6})$/.test(word);

/** Matches the words exactly, or by prefix: in numbers each digit counts, except in names, where somebody may still be typing. */
const saying = (words: readonly string[], fields: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => ({
    combineWith: 'OR',
    queries: [
      ...fields.map((field) => ({
        queries: [word],
        fields: [field],
        prefix: word.length > 1 && (field === 'name' || !isNumber(word)),
      })),
      ...(isEndOfSku(word) ? [{ queries: [word], fields: ['skus'] }] : []),
    ],
  })),
});

const meaning = (meanings: readonly string[]): Query => ({ combineWith: 'OR', queries: [...meanings], fields: ['meanings', 'mentions'] });

const queryFor = ({ words, meanings, isSku }: SearchConcept, isLoose: boolean): Query => {
  if (isSku) return { queries: [...words], fields: ['skus'], prefix: true };
  if (meanings.length === 0) return saying(words, wordFields);
  return { combineWith: 'OR', queries: [meaning(meanings), saying(words, isLoose ? wordFields : ['name'])] };
};

/** All concepts of a term, combined: by meaning or name; loosely also by texts that contain the words. */
export const queryOf = (concepts: readonly SearchConcept[], isLoose: boolean): Query => ({
  combineWith: 'AND',
  queries: concepts.map((one) => queryFor(one, isLoose)),
});
