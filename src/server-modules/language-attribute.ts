import { contentLanguages, fallbackLanguage } from '#shared/content/content-languages.ts';
import type { Language } from '#shared/country/countries.ts';

/** The `lang` of a part of the page: only where it speaks another language than the page around it. */
export const langOf = (language: string, around: string): string | undefined => (language === around ? undefined : language);

/** The language in which a site reads what is written of products: its own, else the fallback. */
export const contentLanguageOf = (language: Language): Language =>
  contentLanguages.find((written) => written === language) ?? fallbackLanguage;
