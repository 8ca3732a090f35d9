import { type Language, languages } from '#shared/country/countries.ts';

/** The languages in which pages, menus and pictures are written. Every other language of the interface is shown the English ones. */
export const pageLanguages = ['de', 'en', 'fr', 'ja'] as const satisfies readonly Language[];

/** The languages in which products are written: all that the shop speaks. */
export const productLanguages: readonly Language[] = languages;

/** What a visitor reads whose own language has no text yet; it is marked with its own `lang`. */
export const fallbackLanguage = 'en' satisfies Language;
