import Negotiator from 'negotiator';
import { type CountryCode, type CountryFacts, countries, type Language } from './countries.ts';

/** Longer headers are nobody's wish: real ones stay below 200 characters. */
const maxHeader = 1000;

/** The country's language that the browser likes best; undefined where it names none of them. Equal wishes keep the browser's order. */
const preferred = (acceptLanguage: string, languages: readonly Language[]): Language | undefined => {
  const header = acceptLanguage.slice(0, maxHeader);
  const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages([...languages]);
  return languages.find((language) => language === best);
};

/** The language in which a visitor without one in the path is answered (C-04): cookie, then browser, then the country's first. Never throws. */
export const chooseLanguage = (
  country: CountryCode,
  visitor: { cookie?: string | undefined; acceptLanguage?: string | undefined },
): Language => {
  const { languages }: CountryFacts = countries[country];
  const fromCookie = languages.find((language) => language === visitor.cookie);
  return fromCookie ?? preferred(visitor.acceptLanguage ?? '', languages) ?? languages[0];
};
