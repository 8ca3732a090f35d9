import type { Language } from '#shared/country/countries.ts';

/** The languages in which pages, products and pictures are written. Every other language of the interface is shown the English content. */
export const contentLanguages = ['de', 'en', 'fr', 'ja'] as const satisfies readonly Language[];
export type ContentLanguage = (typeof contentLanguages)[number];

/** What a visitor reads whose own language has no text yet; it is marked with its own `lang`. */
export const fallbackLanguage = 'en' satisfies Language;
