import 'server-only';
import type { Context, MiddlewareHandler } from 'hono';
import { type CountryFacts, countries, languages } from '#shared/country/countries.ts';
import { languagePrefixOf } from '#shared/country/language-prefix.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { countryOfHost } from '#shared/routes/country-of-host.ts';
import type { RestEnv } from './rest-env.ts';

const isLanguage = (text: string | undefined): text is (typeof languages)[number] =>
  (languages as readonly (string | undefined)[]).includes(text);

/** A no-script form carries no locale: the page that it is on determines the language. */
const languageOfReferer = (c: Context): string | undefined => {
  const referer = URL.parse(c.req.header('referer') ?? '');
  return referer && referer.host === c.req.header('host') ? languagePrefixOf(referer.pathname) : undefined;
};

/** The site of a call: country of the host, language of the `locale` query (`fr-CH`) or of the page that sent it, else the country's first. */
const siteOfRequest = (c: Context): Site => {
  const country = countryOfHost(c.req.header('host'));
  const facts: CountryFacts = countries[country];
  const [requestedLanguage] = (c.req.query('locale') ?? '').toLowerCase().split(/[-_]/);
  const wanted = requestedLanguage || languageOfReferer(c);
  const site = (isLanguage(wanted) ? findSite(country, wanted) : undefined) ?? findSite(country, facts.languages[0]);
  if (!site) throw new Error(`Country ${country} speaks no language`);
  return site;
};

/** Sets the site for the routes. */
export const siteMiddleware: MiddlewareHandler<RestEnv> = (c, next) => {
  c.set('site', siteOfRequest(c));
  return next();
};
