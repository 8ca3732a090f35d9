import swiss from '#translations/words/de-CH.json' with { type: 'json' };
import australian from '#translations/words/en-AU.json' with { type: 'json' };
import canadian from '#translations/words/en-CA.json' with { type: 'json' };
import american from '#translations/words/en-US.json' with { type: 'json' };
import quebecois from '#translations/words/fr-CA.json' with { type: 'json' };
import { inCountryTypography } from './country-typography.ts';

/**
 * Words of a country that its language uses differently elsewhere; `keep` lists phrases in which the word means something else, `foreign`
 * what `npm run content:check` must not find in the country's texts; `metric` is for measures.
 */
type CountryWords = { words: Record<string, string>; keep: string[]; foreign: string[]; metric?: string[] };

const lists: Record<string, CountryWords> = {
  'de-CH': swiss,
  'en-AU': australian,
  'en-CA': canadian,
  'en-US': american,
  'fr-CA': quebecois,
};

/** The locales whose country has words of its own. */
export const wordedLocales: readonly string[] = Object.keys(lists);

/** Words that must not appear in the locale's country, as the source of a pattern each. */
export const foreignIn = (locale: string): readonly string[] => lists[locale]?.foreign ?? [];

type Change = (text: string) => string;

// A word joiner prevents a line break in e-mail; it is no letter of the word.
const joiner = '\u2060';

const sameCase = (found: string, word: string): string =>
  found.charAt(0) === found.charAt(0).toLowerCase() ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const changeOf = ({ words, keep }: CountryWords): Change => {
  // Longer ones come first and consume their words: a tap hole is no tap. Markup, addresses and {{values}} are no words.
  const phrases = [...Object.keys(words), ...keep]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('-', `-${joiner}?`));
  const pattern = new RegExp(`<[^<>]*>|\\{\\{\\w+\\}\\}|(?<![\\p{L}\\p{N}/._])(?:${phrases.join('|')})(?![\\p{L}\\p{N}/_])`, 'giu');
  return (text) =>
    text.replaceAll(pattern, (found) => {
      const word = words[found.toLowerCase().replaceAll(joiner, '')];
      return word === undefined ? found : sameCase(found, word);
    });
};

const changes = new Map(Object.entries(lists).map(([locale, list]) => [locale, changeOf(list)]));

/**
 * Adapts a text written for a language's main country to the locale's country: whole words, their capitals preserved, then its typography.
 * For other locales the text stays unchanged.
 */
export const inCountryWords = (locale: string, text: string): string => inCountryTypography(locale, changes.get(locale)?.(text) ?? text);
