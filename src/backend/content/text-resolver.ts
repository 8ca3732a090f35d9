import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { PageCountryTexts, PageTexts } from '#shared/content/page-file.ts';
import type { Language } from '#shared/country/countries.ts';
import { type ResolvedTexts, resolveCountryTexts } from './country-texts.ts';
import { type CountryValues, valuesOf } from './country-values.ts';
import { localizeTexts } from './country-words.ts';

type Texts = { texts: PageTexts; own: PageCountryTexts };

/**
 * Returns the texts of a page for a country in a language: the published ones, or drafts in their place. Throws if the page has no texts
 * in it.
 */
export type ResolveTexts = (pageId: string, language: Language, drafted?: Partial<Texts>) => ResolvedTexts;

/** The key of a page's texts in a language. */
export const textsPath = (pageId: string, language: string): string => `${pageId}/${language}`;

type Published = {
  texts: ReadonlyMap<string, PageTexts>;
  own: ReadonlyMap<string, PageCountryTexts>;
};

/** Resolves page texts for one country. */
export const createTextResolver = (country: CountryFile, published: Published): ResolveTexts => {
  const cache = new Map<Language, CountryValues>();
  const valuesIn = (language: Language): CountryValues =>
    getOrInsertComputed(cache, language, () => localizeTexts(country.short, language, valuesOf(country, language)));
  return (pageId, language, drafted = {}) => {
    const textsKey = textsPath(pageId, language);
    const texts = drafted.texts ?? published.texts.get(textsKey);
    if (!texts) throw new Error(`Page '${pageId}' has no texts in '${language}'`);
    const own = drafted.own ?? published.own.get(textsKey);
    const inWords = <Value extends object>(value: Value): Value => localizeTexts(country.short, language, value);
    return resolveCountryTexts(inWords(texts), own && inWords(own), valuesIn(language));
  };
};
