import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';
import { type CountryCode, type CountryFacts, countries, type Language } from './countries.ts';

/** Name of the cookie that keeps a chosen language (C-06). */
export const languageCookie = { name: 'language', maxAgeSeconds: 365 * 24 * 60 * 60, path: '/', sameSite: 'lax' } as const;

const preferred = (acceptLanguage: string): string[] => {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  return wanted.filter((tag) => {
    try {
      return tag !== '*' && Intl.getCanonicalLocales(tag).length > 0;
    } catch {
      return false;
    }
  });
};

/** The language in which a visitor without one in the path is answered (C-04): cookie, then browser, then the country's first. */
export const chooseLanguage = (
  country: CountryCode,
  visitor: { cookie?: string | undefined; acceptLanguage?: string | undefined },
): Language => {
  const { languages }: CountryFacts = countries[country];
  const kept = languages.find((language) => language === visitor.cookie);
  if (kept) return kept;
  const wanted = preferred(visitor.acceptLanguage ?? '');
  return wanted.length === 0 ? languages[0] : (match(wanted, languages, languages[0], { algorithm: 'lookup' }) as Language);
};
