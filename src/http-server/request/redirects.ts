import { chooseLanguage } from '#shared/country/choose-language.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import { languageCookie } from '#shared/country/language-cookie.ts';
import { languagePrefixOf } from '#shared/country/language-prefix.ts';
import { personalQueryNames } from '#shared/routes/page-query.ts';

/** What a redirect may depend on besides the address. */
type LanguagePreference = { cookie?: string | undefined; acceptLanguage?: string | undefined };

/** 308 leads to the canonical address of a page; 307 depends on the visitor, so it must not be cached. */
export type Redirect = { status: 307 | 308; path: string };

const checkoutSteps = /^(?:\/[a-z]{2})?\/checkout\/(?:address|payment|summary)$/;
// The documentation, files at the root (robots.txt) and client-side navigations have no language. A dot further down belongs to an
// article number, a size or an order: files that exist there were served before.
const isWithoutLanguage = (path: string): boolean => /^\/(?:docs|RSC)(?:\/|$)/.test(path) || /^\/[^/]+\.[a-z\d]+$/i.test(path);

/** The canonical spelling of a path: single slashes, none at the end, except roots (`/fr/`) and the checkout's steps. */
export const canonicalPath = (path: string): string => {
  if (path.startsWith('/RSC/')) return path;
  const trimmed = path.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  if (trimmed === '') return '/';
  const isRoot = trimmed.lastIndexOf('/') === 0 && languagePrefixOf(trimmed) !== undefined;
  return isRoot || checkoutSteps.test(trimmed) ? `${trimmed}/` : trimmed;
};

const mailedPaths = /^(?:\/[a-z]{2})?\/(?:confirm-registration|reset-password)$/;

/** The link in a mail carries a secret: its page is the personal document, which is never cached. */
export const findPersonalRedirect = (path: string, query: string): Redirect | undefined => {
  const parameters = new URLSearchParams(query);
  if (!mailedPaths.test(path) || !personalQueryNames.some((name) => parameters.has(name))) return undefined;
  return { status: 307, path: path.replace(/\/[^/]+$/, '/plain$&') };
};

const languageOfCookie = (header: string | undefined): string | undefined => {
  const start = `${languageCookie.name}=`;
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
};

/**
 * Where a page's address redirects the visitor (C-04, C-05); undefined where the page itself answers. `cookie` is the whole Cookie header.
 */
export const findRedirect = (country: CountryCode, path: string, { cookie, acceptLanguage }: LanguagePreference): Redirect | undefined => {
  const canonical = canonicalPath(path);
  const { languages }: CountryFacts = countries[country];
  if (languages.length > 1 && languagePrefixOf(canonical) === undefined && !isWithoutLanguage(canonical)) {
    const language = chooseLanguage(country, { cookie: languageOfCookie(cookie), acceptLanguage });
    return { status: 307, path: canonical === '/' ? `/${language}/` : `/${language}${canonical}` };
  }
  return canonical === path ? undefined : { status: 308, path: canonical };
};
