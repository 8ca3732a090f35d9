import type { Language } from '#shared/country/countries.ts';
import type german from '#translations/de.json';

/** All interface texts of one language; German defines the shape of every language. */
export type Messages = typeof german;

type Plural = { other: string };
type KeyOf<Tree> = { [Key in keyof Tree & string]: Tree[Key] extends string | Plural ? Key : `${Key}.${KeyOf<Tree[Key]>}` }[keyof Tree &
  string];

/** The name of an interface text, `cart.add`. */
export type MessageKey = KeyOf<Messages>;

const files: Record<Language, () => Promise<{ default: unknown }>> = {
  de: () => import('#translations/de.json', { with: { type: 'json' } }),
  en: () => import('#translations/en.json', { with: { type: 'json' } }),
  fr: () => import('#translations/fr.json', { with: { type: 'json' } }),
  nl: () => import('#translations/nl.json', { with: { type: 'json' } }),
  it: () => import('#translations/it.json', { with: { type: 'json' } }),
  es: () => import('#translations/es.json', { with: { type: 'json' } }),
  pt: () => import('#translations/pt.json', { with: { type: 'json' } }),
  pl: () => import('#translations/pl.json', { with: { type: 'json' } }),
  cs: () => import('#translations/cs.json', { with: { type: 'json' } }),
  hu: () => import('#translations/hu.json', { with: { type: 'json' } }),
  uk: () => import('#translations/uk.json', { with: { type: 'json' } }),
  ja: () => import('#translations/ja.json', { with: { type: 'json' } }),
  zh: () => import('#translations/zh.json', { with: { type: 'json' } }),
  vi: () => import('#translations/vi.json', { with: { type: 'json' } }),
};

// Countries with words of their own: their texts are loaded only by their visitors.
const hasOwnTexts = /^(?:de-(?:AT|CH)|en-(?:AU|CA|US)|fr-(?:BE|CA|CH)|nl-BE)$/;

/** The language of a locale: `en` of `en-US`. */
export const languageOf = (locale: string): Language => (locale.split('-')[0] ?? locale) as Language;

/**
 * The interface texts of a locale, loaded at the first request: `en-US` says faucet where `en` says tap. For a language only they stay
 * unchanged.
 */
export const loadMessages = async (locale: string): Promise<Messages> => {
  const all = (await files[languageOf(locale)]()).default as Messages;
  return hasOwnTexts.test(locale) ? (await import('./own-texts.ts')).inOwnTexts(locale, all) : all;
};
