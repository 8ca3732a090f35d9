import { setTexts } from './country-typography.ts';

type Texts = { [name: string]: string | Texts };

/** Only what a country says otherwise than its language. */
const ownFiles: Partial<Record<string, () => Promise<{ default: Texts }>>> = {
  'de-CH': () => import('#translations/de-CH.json', { with: { type: 'json' } }),
  'en-AU': () => import('#translations/en-AU.json', { with: { type: 'json' } }),
  'en-CA': () => import('#translations/en-CA.json', { with: { type: 'json' } }),
  'en-US': () => import('#translations/en-US.json', { with: { type: 'json' } }),
  'fr-CA': () => import('#translations/fr-CA.json', { with: { type: 'json' } }),
};

const merge = <All>(all: All, own: Texts): All => {
  const textEntries = Object.entries(own).map(([name, text]) => {
    const below = (all as Record<string, unknown>)[name];
    return [name, typeof text === 'string' ? text : merge(below, text)];
  });
  return { ...all, ...(Object.fromEntries(textEntries) as Partial<All>) };
};

/** The texts of a language as a locale's country says and sets them: its own in their place, all in its typography. */
export const withOwnTexts = <All>(locale: string, all: All, own: Texts = {}): All => setTexts(locale, merge(all, own));

/** The same, with the country's own file loaded when first asked for. */
export const inOwnTexts = async <All>(locale: string, all: All): Promise<All> => {
  const own = await ownFiles[locale]?.();
  return own ? withOwnTexts(locale, all, own.default) : all;
};
