import { inCountryMeasures } from './country-measures.ts';
import { inCountryWords } from './country-words.ts';

/** A content text for the locale's country: its words, then its units. */
export const localizeText = (locale: string, text: string): string => inCountryMeasures(locale, inCountryWords(locale, text));
