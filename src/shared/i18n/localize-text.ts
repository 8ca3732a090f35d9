import { inCountryMeasures } from './country-measures.ts';
import { inCountryWords } from './country-words.ts';

/** A text of content as the locale's country reads it: its words, then its measures. */
export const localizeText = (locale: string, text: string): string => inCountryMeasures(locale, inCountryWords(locale, text));
