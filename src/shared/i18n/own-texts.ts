import { setTexts } from './country-typography.ts';

type Texts = { [name: string]: string | Texts };

/** Only the texts in which a country differs from its language. */
const ownFiles: Partial<Record<string, () => Promise<{ default: Texts }>>> = {
  'de-AT': () => import('#translations/de-AT.json', { with: { type: 'json' } }),
  'de-CH': () => import('#translations/de-CH.json', { with: { type: 'json' } }),
  'en-AU': () => import('#translations/en-AU.json', { with: { type: 'json' } }),
  'en-CA': () => import('#translations/en-CA.json', { with: { type: 'json' } }),
  'en-US': () => import('#translations/en-US.json', { with: { type: 'json' } }),
  'fr-BE': () => import('#translations/fr-BE.json', { with: { type: 'json' } }),
  'fr-CA': () => import('#translations/fr-CA.json', { with: { type: 'json' } }),
  'fr-CH': () => import('#translations/fr-CH.json', { with: { type: 'json' } }),
  'nl-BE': () => import('#translations/nl-BE.json', { with: { type: 'json' } }),
};

/** The locales that have texts of their own. */
export const ownTextLocales: readonly string[] = Object.keys(ownFiles);

const merge = <All>(all: All, own: Texts): All => {
  const textEntries = Object.entries(own).map(([name, text]) => {
    const below = (all as Record<string, unknown>)[name];
    return [name, typeof text === 'string' ? text : merge(below, text)];
  });
  return { ...all, ...(Object.fromEntries(textEntries) as Partial<All>) };
};

/** The texts of a language for a locale's country: its own in their place, all in its typography. */
export const withOwnTexts = <All>(locale: string, all: All, own: Texts = {}): All => setTexts(locale, merge(all, own));

/** The same, with the country's own file loaded at the first request. */
export const inOwnTexts = async <All>(locale: string, all: All): Promise<All> => {
  const own = await ownFiles[locale]?.();
  return own ? withOwnTexts(locale, all, own.default) : all;
};
