import 'server-only';
import { type CountryContent, getCountryContent } from '#backend/content/content.ts';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { foldTerm, wordsOf } from './terms.ts';

/** A word of a form: folded, and whether any ending may follow. */
type FormWord = { word: string; spelling: string; isOpen: boolean };

/** An expression of shoppers, word by word, and its meanings; none for a stop word. */
export type Form = { words: readonly FormWord[]; meanings: readonly string[] };

/** The vocabulary of a language, indexed for lookups. */
export type Vocabulary = {
  /** Forms by the first two letters of their first word, the longest first. */
  byStart: ReadonlyMap<string, readonly Form[]>;
  /** Every word of every form, once. */
  words: readonly FormWord[];
  /** The spelling of each word, by the folded word. */
  spellings: ReadonlyMap<string, string>;
  /** Forms of one word by that word: the parts of compounds. */
  parts: ReadonlyMap<string, readonly string[]>;
};

/** The lookup key of a form. */
export const startOf = (word: string): string => word.slice(0, 2);

/** A keyboard without umlauts writes two letters. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const spellingsOf = (form: string, language: Language): string[] => {
  const normalized = form.normalize('NFC').toLowerCase();
  return language === 'de'
    ? [...new Set([normalized, normalized.replaceAll(/[äöü]/g, (letter) => spelledOut[letter] ?? letter)])]
    : [normalized];
};

// Languages without spaces between words: a form is not divided.
const isUndivided = (form: string, language: Language): boolean => (language === 'ja' || language === 'zh') && !/\s|[a-z]/i.test(form);

const formWords = (form: string, language: Language): FormWord[] =>
  form.split(/\s+/).flatMap((piece) => {
    const isOpen = piece.endsWith('*');
    const words = isUndivided(form, language) ? [piece] : wordsOf(piece.replace('*', ''), language);
    return words.map((spelling, at) => ({ word: foldTerm(spelling), spelling, isOpen: isOpen && at === words.length - 1 }));
  });

const build = (content: CountryContent, language: Language): Vocabulary => {
  const { meanings = {}, idle = [] } = content.search[language] ?? {};
  const formsByKey = new Map<string, { words: FormWord[]; meanings: Set<string> }>();
  const add = (form: string, meaning: string | undefined): void => {
    for (const spelling of spellingsOf(form, language)) {
      const words = formWords(spelling, language);
      const key = words.map(({ word, isOpen }) => word + (isOpen ? '*' : '')).join(' ');
      const existing = formsByKey.get(key) ?? { words, meanings: new Set<string>() };
      if (meaning !== undefined) existing.meanings.add(meaning);
      if (words.length > 0) formsByKey.set(key, existing);
    }
  };
  for (const [meaning, forms] of Object.entries(meanings)) for (const form of forms) add(form, meaning);
  for (const form of idle) add(form, undefined);
  const lettersOf = (words: readonly FormWord[]): number =>
    words.reduce((sum, { word, isOpen }) => sum + word.length + (isOpen ? 0 : 0.5), 0);
  const forms = [...formsByKey.values()]
    .map(({ words, meanings: all }) => ({ words, meanings: [...all] }))
    .toSorted((a, b) => b.words.length - a.words.length || lettersOf(b.words) - lettersOf(a.words));
  const words = new Map(forms.flatMap((form) => form.words).map((one) => [`${one.word}${one.isOpen}`, one]));
  const single = Map.groupBy(
    forms.filter((form) => form.words.length === 1),
    (form) => form.words[0]?.word ?? '',
  );
  return {
    byStart: Map.groupBy(forms, (form) => startOf(form.words[0]?.word ?? '')),
    words: [...words.values()],
    spellings: new Map(forms.flatMap((form) => form.words.map(({ word, spelling }) => [word, spelling] as const)).toReversed()),
    parts: new Map([...single].map(([word, own]) => [word, own.flatMap((form) => form.meanings)])),
  };
};

const cache = new WeakMap<CountryContent, Map<Language, Vocabulary>>();

/** The vocabulary of a language's shoppers in a country, built once for each state of the content. */
export const vocabularyOf = ({ country, language }: Pick<Site, 'country' | 'language'>): Vocabulary => {
  const content = getCountryContent(country);
  const cached = getOrInsertComputed(cache, content, () => new Map());
  return getOrInsertComputed(cached, language, () => build(content, language));
};
