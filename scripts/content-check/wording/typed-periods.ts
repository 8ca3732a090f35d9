import { type Language, languages } from '../../../src/shared/country/countries.ts';
import type { Rule } from './fault.ts';
import { placeNameOf } from './placed-text.ts';

const days: Record<Language, string> = {
  cs: 'dn(?:í|ů|y|ech)',
  de: 'Tage?n?',
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
  de: 'Jahre?n?',
  en: 'years?',
  es: 'años?',
  fr: 'ans?',
  hu: 'év\\p{L}*',
  it: 'ann[io]',
  ja: '年',
  nl: 'jaar',
  pl: '(?:lat\\p{L}*|rok\\p{L}*)',
  pt: 'anos?',
  uk: 'р(?:ок\\p{L}*|ік)',
  vi: 'năm',
  zh: '年',
};

// Without spaces between words, a word is wherever its letters are.
const endOf = (language: Language): string => (language === 'ja' || language === 'zh' ? '' : '(?!\\p{L})');

// The periods that are values: to withdraw and return, to send back and refund, of liability and of our guarantees.
const patternOf = (language: Language): RegExp =>
  new RegExp(`(?<![\\d.,])(?:(?:7|14|30)[\\s-]*${days[language]}|(?:2|3|5|15)[\\s-]*${years[language]})${endOf(language)}`, 'iu');
const patterns = new Map(languages.map((language) => [language, patternOf(language)]));

/** Periods typed where a text can name a value: a second truth beside the country's file (Y-13). Jobs and dealers have other years; a product's own are looked at by themselves. */
export const typedPeriods: Rule = (placed) => {
  if (!/^(?:translations|pages|navigation)\//.test(placed.file)) return [];
  const [typed] = patterns.get(placed.language)?.exec(placed.text) ?? [];
  return typed === undefined
    ? []
    : [{ rule: 'period', what: placeNameOf(placed), message: `'${typed}' is typed: name the value in braces` }];
};

/** The years of guarantee that a text of a product names. */
export const yearsIn = (language: Language, text: string): number[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])(\\d{1,2})[\\s-]*${years[language]}${endOf(language)}`, 'giu'))].map(([, count]) =>
    Number(count),
  );
