import { type Language, languages } from '../../../src/shared/country/countries.ts';
import type { Rule } from './fault.ts';
import { locationNameOf } from './located-text.ts';
import { numberWords } from './number-words.ts';

const days: Record<Language, string> = {
  cs: 'dn(?:í|ů|y|ech)',
  de: '(?:Tage?n?|tägig\\p{L}*)',
  en: 'days?',
  es: 'días?',
  fr: 'jours?',
  hu: 'nap\\p{L}*',
  it: 'giorn[io]',
  ja: '日',
  nl: 'dag(?:en)?',
  pl: 'dni\\p{L}*',
  pt: 'dias?',
  uk: 'дн\\p{L}*',
  vi: 'ngày',
  zh: '[天日]',
};

const years: Record<Language, string> = {
  cs: '(?:let|rok\\p{L}*)',
  de: '(?:Jahre?n?|jährig\\p{L}*)',
  en: 'years?',
  es: 'años?',
  fr: 'ans?',
  hu: 'év\\p{L}*',
  it: 'ann[io]',
  ja: '年',
  nl: 'jaar|jarig\\p{L}*',
  pl: '(?:lat\\p{L}*|rok\\p{L}*)',
  pt: 'anos?',
  uk: 'р(?:ок\\p{L}*|ік)',
  vi: 'năm',
  zh: '年',
};

// Without spaces between words, a match anywhere counts.
const endOf = (language: Language): string => (language === 'ja' || language === 'zh' ? '' : '(?!\\p{L})');

// The periods that are values: withdrawal and voluntary return, sending back and refund, liability and our guarantees.
const ofDays = [7, 14, 30];
const ofYears = [2, 3, 5, 15];

const either = (alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

const patternOf = (language: Language, before: string, counted: (count: number) => string): RegExp => {
  const kinds = [
    [ofDays, days],
    [ofYears, years],
  ] as const;
  const periods = kinds.map(([counts, units]) => `${either(counts.map(counted))}[\\s-]*(?:${units[language]})`);
  return new RegExp(`${before}${either(periods)}${endOf(language)}`, 'iu');
};

const wordOf = (language: Language, count: number): string => either([numberWords[language][count] ?? '']);

// A word that ends another is another number: 十二年, fünfundzwanzig Jahre.
const beforeWords = (language: Language): string => (endOf(language) === '' ? '(?<![〇一二三四五六七八九十百第])' : '(?<!\\p{L})');

const digits = new Map(languages.map((language) => [language, patternOf(language, '(?<![\\d.,])', String)]));
const words = new Map(
  languages.map((language) => [language, patternOf(language, beforeWords(language), (count) => wordOf(language, count))]),
);

// The law spells out its model form in German and French: a test compares it with the country's days.
const isModelOfLaw = (file: string): boolean => file.startsWith('pages/withdrawal/');

/**
 * Periods typed where a text can name a value: duplicates of the country's file, in figures or in words (Y-13). Jobs and dealers have other
 * years; a product's own are checked separately.
 */
export const typedPeriods: Rule = (placed) => {
  if (!/^(?:translations|pages|navigation)\//.test(placed.file)) return [];
  const inWords = isModelOfLaw(placed.file) ? undefined : words.get(placed.language);
  const [typed] = digits.get(placed.language)?.exec(placed.text) ?? inWords?.exec(placed.text) ?? [];
  return typed === undefined
    ? []
    : [{ rule: 'period', what: locationNameOf(placed), message: `'${typed}' is typed: name the value in braces` }];
};

/** The years of guarantee that a text of a product names. */
export const yearsIn = (language: Language, text: string): number[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])(\\d{1,2})[\\s-]*(?:${years[language]})${endOf(language)}`, 'giu'))].map(([, count]) =>
    Number(count),
  );

/** The days that a text spells out. */
export const daysInWords = (language: Language, text: string): number[] =>
  ofDays.flatMap((count) => {
    const pattern = `${beforeWords(language)}${wordOf(language, count)}[\\s-]*(?:${days[language]})${endOf(language)}`;
    return [...text.matchAll(new RegExp(pattern, 'giu'))].map(() => count);
  });
