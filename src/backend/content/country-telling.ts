import 'server-only';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { PageCountryTexts, PageTexts } from '#shared/content/page-file.ts';
import type { Language } from '#shared/country/countries.ts';
import { type ToldTexts, tellOfCountry } from './country-texts.ts';
import { type CountryValues, valuesOf } from './country-values.ts';
import { inWordsOf } from './country-words.ts';

type Texts = { texts: PageTexts; own: PageCountryTexts };

/** What a country reads on a page in a language: of what is published, or of drafts in its place. Throws where the page has no texts in it. */
export type Tell = (pageId: string, language: Language, drafted?: Partial<Texts>) => ToldTexts;

/** Where the texts of a page in a language are kept. */
export const placeOfTexts = (pageId: string, language: string): string => `${pageId}/${language}`;

type Published = {
  texts: ReadonlyMap<string, PageTexts>;
  own: ReadonlyMap<string, PageCountryTexts>;
};

/** Tells pages as one country reads them. */
export const createTelling = (country: CountryFile, published: Published): Tell => {
  const known = new Map<Language, CountryValues>();
  const valuesIn = (language: Language): CountryValues => {
    const values = known.get(language) ?? inWordsOf(country.short, language, valuesOf(country, language));
    known.set(language, values);
    return values;
  };
  return (pageId, language, drafted = {}) => {
    const place = placeOfTexts(pageId, language);
    const texts = drafted.texts ?? published.texts.get(place);
    if (!texts) throw new Error(`Page '${pageId}' has no texts in '${language}'`);
    const own = drafted.own ?? published.own.get(place);
    const inWords = <Said extends object>(said: Said): Said => inWordsOf(country.short, language, said);
    return tellOfCountry(inWords(texts), own && inWords(own), valuesIn(language));
  };
};
