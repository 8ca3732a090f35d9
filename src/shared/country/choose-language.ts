import Negotiator from 'negotiator';
import { type CountryCode, type CountryFacts, countries, type Language } from './countries.ts';

/** Longer headers are not genuine: real ones stay below 200 characters. */
const maxHeader = 1000;

/** The country's language that the browser prefers; undefined if it names none of them. Equal preferences keep the browser's order. */
const preferred = (acceptLanguage: string, languages: readonly Language[]): Language | undefined => {
  const header = acceptLanguage.slice(0, maxHeader);
  const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages([...languages]);
  return languages.find((language) => language === best);
};

/** The language for a visitor without one in the path (C-04): cookie, then browser, then the country's first. Never throws. */
export const chooseLanguage = (
  country: CountryCode,
  visitor: { cookie?: string | undefined; acceptLanguage?: string | undefined },
): Language => {
  const { languages }: CountryFacts = countries[country];
  const fromCookie = languages.find((language) => language === visitor.cookie);
  return fromCookie ?? preferred(visitor.acceptLanguage ?? '', languages) ?? languages[0];
};
