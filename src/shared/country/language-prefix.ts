import { type CountryCode, type CountryFacts, countries, type Language, languages } from './countries.ts';
import { findSite, type Site } from './site.ts';

/** `fr` of `/fr/cart`; undefined of `/cart`. */
export const languagePrefixOf = (path: string): Language | undefined => {
  const first = path.split('/')[1];
  return languages.find((language) => language === first);
};

/** The site for a country and a language prefix (C-05); undefined if the country lacks the language. Without prefix it is the first language. */
export const siteOfPrefix = (country: CountryCode, prefix: Language | undefined): Site | undefined => {
  const facts: CountryFacts = countries[country];
  return findSite(country, prefix ?? facts.languages[0]);
};
