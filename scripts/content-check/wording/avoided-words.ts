import type { Language } from '../../../src/shared/country/countries.ts';
import type { Rule } from './fault.ts';
import type { Glossary } from './glossary-file.ts';
import { literal } from './literal.ts';
import { locationNameOf } from './located-text.ts';

/** Words as a pattern in a language; a no-break space counts as a space. Without spaces between words, a match anywhere counts. */
export const patternOfWord = (language: Language, word: string): RegExp => {
  const letters = literal(word).replaceAll(' ', '[ \\u00A0\\u202F]');
  return language === 'ja' || language === 'zh' ? new RegExp(letters, 'u') : new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu');
};

/** Words that the glossary avoids: other forms of address, synonyms that would look like another part. */
export const avoidedWords = (glossaries: Record<Language, Glossary>): Rule => {
  const patterns = new Map(
    Object.entries(glossaries).map(([language, { avoid }]) => [
      language,
      Object.entries(avoid).map(([word, instead]) => [patternOfWord(language as Language, word), instead] as const),
    ]),
  );
  return (placed) =>
    (patterns.get(placed.language) ?? []).flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(placed.text) ?? [];
      if (word === undefined) return [];
      return [{ rule: 'avoid', what: `${locationNameOf(placed)} ${word}`, message: `'${word}' is not our word: '${instead}'` }];
    });
};
