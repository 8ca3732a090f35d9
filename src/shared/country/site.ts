import { type CountryCode, type CountryFacts, countries, type Language } from './countries.ts';

/** The visitor's country and language: passed down from the page as a prop, never read from the request again. */
export type Site = {
  country: CountryCode;
  language: Language;
  /** BCP 47, for Intl: `fr-CH`. */
  locale: string;
  /** `/` for a country with one language, `/fr/` for one of several (C-04). */
  root: string;
};

/** The path under which a country shows a language: `/`, or `/{language}/` when it speaks several. */
export const rootOf = (country: CountryCode, language: Language): string =>
  countries[country].languages.length === 1 ? '/' : `/${language}/`;

/** The site of a country in one of its languages; undefined when the country does not have it. */
export const findSite = (country: CountryCode, language: Language): Site | undefined => {
  const facts: CountryFacts = countries[country];
  if (!facts.languages.includes(language)) return undefined;
  return { country, language, locale: `${language}-${facts.iso}`, root: rootOf(country, language) };
};

/** The address of a path below the root, for links: `hrefTo(site, 'cart')` is `/cart` or `/fr/cart`. */
export const hrefTo = (site: Pick<Site, 'root'>, path: string): string => `${site.root}${path.replace(/^\/+/, '')}`;

/** The locale in which a site shows texts of a language: its own, or the bare language for texts of the fallback. */
export const localeIn = ({ language, locale }: Pick<Site, 'language' | 'locale'>, shown: Language): string =>
  shown === language ? locale : shown;
