import { withCommas } from './with-commas.ts';

/**
 * The accessible name of an action that occurs several times on the page: its visible label first and unchanged, then what it concerns.
 * Speech input users say what they read (WCAG 2.5.3); a sentence around the label would not match in every language.
 */
export const nameAction = (locale: string, words: string, ...what: readonly string[]): string => withCommas(locale, [words, ...what]);
