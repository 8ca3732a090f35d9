import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Language, languages } from '../../../src/shared/country/countries.ts';
import { patternOfWord } from './avoided-words.ts';
import { patternRule, type Rule } from './fault.ts';

const phrases = z.record(z.string().trim().min(2), z.string().trim().min(1));

const read = (language: Language): [RegExp, string][] => {
  const file = new URL(`../retired-phrases/${language}.json`, import.meta.url);
  return Object.entries(phrases.parse(JSON.parse(readFileSync(file, 'utf8')))).map(([phrase, instead]) => [
    patternOfWord(language, phrase),
    `corrected elsewhere to '${instead}':`,
  ]);
};

const retired = new Map(languages.map((language) => [language, read(language)]));

/** A phrase that was once corrected must not stand, or return, anywhere else: each list holds what was wrong and what is said instead. */
export const retiredPhrases: Rule = patternRule('retired', ({ language }) => retired.get(language) ?? []);
