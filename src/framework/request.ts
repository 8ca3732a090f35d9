import 'server-only';
import { tryGetContext } from 'hono/context-storage';
import { unstable_getRequest as getRequest } from 'waku/router/server';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import { languagePrefixOf, siteOfPrefix } from '#shared/country/language-prefix.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { countryOfHost } from '#shared/routes/country-of-host.ts';

type Variables = { set: (key: string, value: unknown) => void };

/** The path that a visitor sees: a client-side navigation requests /RSC/R/<path>.txt instead. Escapes are left as they are. */
export const currentPath = (): string => {
  const { pathname } = new URL(getRequest().url);
  const route = /^\/RSC\/R(\/.*)\.txt$/.exec(pathname)?.[1];
  if (route === undefined) return pathname;
  return route === '/_root' ? '/' : route;
};

/** The country of this request's host. */
export const currentCountry = (): CountryCode => countryOfHost(getRequest().headers.get('host') ?? undefined);

/** The site of the page: where the country lacks the language of the path, its first language is used. */
export const currentSite = (): Site => {
  const country = currentCountry();
  const facts: CountryFacts = countries[country];
  const site = siteOfPrefix(country, languagePrefixOf(currentPath())) ?? findSite(country, facts.languages[0]);
  if (!site) throw new Error(`Country ${country} speaks no language`);
  return site;
};

/** The Cookie header; only documents under /plain/ receive one. */
export const currentCookies = (): string => getRequest().headers.get('cookie') ?? '';

/** Redirects this document to a path of the shop. For personal documents, which the browser requests by itself. */
export const redirectTo = (path: string): void => {
  const context = tryGetContext() as Variables | undefined;
  context?.set('status', 303);
  context?.set('location', path);
};

/** Sets the status of the document. The same view serves a client-side navigation in one request, without a thrown error. */
export const setStatus = (status: number): void => {
  (tryGetContext() as Variables | undefined)?.set('status', status);
};
