import type { Language } from '#shared/country/countries.ts';
import type german from '#translations/de.json';

/** All interface texts of one language; German is the shape that every language has. */
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

/** The interface texts of a language, one file each, loaded when first asked for. */
export const loadMessages = async (language: Language): Promise<Messages> => (await files[language]()).default as Messages;
