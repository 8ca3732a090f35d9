import { withCommas } from './with-commas.ts';

/**
 * The name of an action that stands on the page several times: the words on it first and whole, then what it concerns. Somebody who
 * speaks to the machine says what they read (WCAG 2.5.3); a sentence around the words would not answer to it in every language.
 */
export const nameAction = (locale: string, words: string, ...what: readonly string[]): string => withCommas(locale, [words, ...what]);
