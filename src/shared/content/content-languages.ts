import type { CountryCode, Language } from '#shared/country/countries.ts';

/** What a visitor reads where a text is missing in their own language; it is marked with its own `lang`. */
export const fallbackLanguage = 'en' satisfies Language;

/** The country for whose law the legal pages of a language are written; the others that speak it say what differs there. */
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
