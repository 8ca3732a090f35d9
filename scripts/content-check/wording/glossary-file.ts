import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { finishes } from '#shared/contract/finishes.ts';
import { type Language, languages } from '../../../src/shared/country/countries.ts';

const word = z.string().trim().min(1).max(60);

/**
 * The technical term; `forms` are other forms of it, whole or as a stem: `{ "term": "vasca", "forms": ["vasche"] }`. In English
 * `except` names phrases in which the word means something else: `within reach`.
 */
const term = z.union([
  word,
  z.strictObject({ term: word, forms: z.array(word).min(1).optional(), except: z.array(word).min(1).optional() }),
]);
export type Term = z.infer<typeof term>;

/** `translations/glossary/{language}.json`: Undula's wording in one language. */
export const glossaryFile = z.strictObject({
  /** How readers are addressed. */
  address: z.string().trim().min(1).max(80),
  /** Words that we avoid, and their replacements; a star stands for any ending. */
  avoid: z.record(word, word),
  /** Terms of kitchen and shop; in English `forms` are whole words, since they are searched for there. */
  terms: z.record(z.string().regex(/^[a-z][A-Za-z]+$/), term),
  /** Names of finishes, as the interface shows them. */
  finishes: z.record(z.enum(finishes), word),
});
export type Glossary = z.infer<typeof glossaryFile>;

/** The dictionary form of a term. */
export const termOf = (entry: Term): string => (typeof entry === 'string' ? entry : entry.term);

/** All forms by which a term is recognized. */
export const shapesOf = (entry: Term): string[] => (typeof entry === 'string' ? [entry] : [entry.term, ...(entry.forms ?? [])]);

/** Phrases that look like the term and are not. */
export const exceptionsOf = (entry: Term): string[] => (typeof entry === 'string' ? [] : (entry.except ?? []));

const read = (language: Language): Glossary =>
  glossaryFile.parse(JSON.parse(readFileSync(new URL(`../../../translations/glossary/${language}.json`, import.meta.url), 'utf8')));

/** The glossary of every language. */
export const readGlossaries = (): Record<Language, Glossary> =>
  Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, Glossary>;
