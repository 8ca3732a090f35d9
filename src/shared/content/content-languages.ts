import type { CountryCode, Language } from '#shared/country/countries.ts';

/** The language that replaces a missing text; it is marked with its own `lang`. */
export const fallbackLanguage = 'en' satisfies Language;

/** The country for whose law the legal pages of a language are written; others with that language have overrides for the differences. */
export const mainCountries: Readonly<Record<Language, CountryCode>> = {
  de: 'de',
  en: 'gb',
  fr: 'fr',
  nl: 'nl',
  it: 'it',
  es: 'es',
  pt: 'pt',
  pl: 'pl',
  cs: 'cz',
  hu: 'hu',
  uk: 'ua',
  ja: 'jp',
  zh: 'cn',
  vi: 'vn',
};
