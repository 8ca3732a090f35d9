import japanese from '@fontsource-variable/noto-sans-jp/wght.css?url';
import chinese from '@fontsource-variable/noto-sans-sc/wght.css?url';
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import vietnamese from '@fontsource-variable/onest/files/onest-vietnamese-wght-normal.woff2?url';
import type { Language } from '#shared/country/countries.ts';

const beyondLatin: Partial<Record<Language, string>> = {
  cs: latinExtended,
  hu: latinExtended,
  pl: latinExtended,
  uk: cyrillic,
  vi: vietnamese,
};

/** The font files that a language needs at once: preloaded before the style sheet names them. */
export const preloadFonts = (language: Language): string[] => {
  const own = beyondLatin[language];
  return own === undefined ? [latin] : [latin, own];
};

const sheets: Partial<Record<Language, string>> = { ja: japanese, zh: chinese };

/** A style sheet with fonts for devices that have none for the language: hundreds of small files of which only the needed ones are loaded. */
export const fallbackFaces = (language: Language): string | undefined => sheets[language];
