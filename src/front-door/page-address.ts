import { type CountryCode, type CountryFacts, countries, type Language } from '#shared/country/countries.ts';
import { absoluteUrl } from '#shared/country/domains.ts';
import { languagePrefixOf } from '#shared/country/language-prefix.ts';
import { pageQueryNames, personalQueryNames } from '#shared/routes/page-query.ts';

const plainPath = /^(?:\/[a-z]{2})?\/plain(?:\/|$)/;

/** True for documents that show a visitor's own cart and orders as HTML, for browsers without script. */
export const isPersonalPath = (path: string): boolean => plainPath.test(path);

/** True below /RSC/ for everything but the navigation answers of pages: the app would fail at it. */
export const isUnknownNavigation = (path: string): boolean => path.startsWith('/RSC/') && !/^\/RSC\/R\/.+\.txt$/.test(path);

/** All that a page may depend on. Neither cookie nor language header nor raw Host ever reaches the renderer. */
export type PageAddress = {
  country: CountryCode;
  language: Language;
  path: string;
  /** What the cache keeps it under: equal keys, equal pages. */
  key: string;
  /** What the renderer is asked for; its host comes from configuration. */
  url: string;
  etags: string;
  isNavigation: boolean;
  isVariant: boolean;
};

const names: readonly string[] = pageQueryNames;
const personalNames: readonly string[] = [...pageQueryNames, ...personalQueryNames];
const maxValue = 100;
const maxPairs = 20;

/** Known names only, in order, bounded in number and length: `?page=2&sort=price`, or nothing. A personal document knows more of them. */
export const canonicalQuery = (query: string, isPersonal = false): string => {
  const known = isPersonal ? personalNames : names;
  if (query === '') return '';
  const pairs = [...new URLSearchParams(query)].filter(([name, value]) => known.includes(name) && value !== '' && value.length <= maxValue);
  const kept = new URLSearchParams(pairs.slice(0, maxPairs));
  kept.sort();
  return kept.size === 0 ? '' : `?${kept}`;
};

/** Client navigation carries the page's query inside a parameter of its own. */
const canonicalNavigationQuery = (query: string): string => {
  const inner = canonicalQuery(new URLSearchParams(query).get('query') ?? '').slice(1);
  return inner === '' ? '' : `?${new URLSearchParams({ query: inner })}`;
};

const slots = ['layout:/', 'root'];
const knownTag = /^[a-z]{2}(?:-[a-z]{2})?$/;

/** The frames of the page that the browser says it has already (JSON), bounded to a handful of spellings; '' for none or nonsense. */
export const canonicalEtags = (header: string | undefined): string => {
  if (!header || header.length > 8192) return '';
  try {
    const given: unknown = JSON.parse(header);
    if (typeof given !== 'object' || given === null) return '';
    const known = Object.entries(given).filter(([slot, tag]) => slots.includes(slot) && typeof tag === 'string' && knownTag.test(tag));
    return known.length === 0 ? '' : JSON.stringify(Object.fromEntries(known.sort()));
  } catch {
    return '';
  }
};

const routeOf = (path: string): string => /^\/RSC\/R(\/.*)\.txt$/.exec(path)?.[1] ?? path;

/** The key under which a page is kept. A raw address that equals a key is in its canonical form already: the fast way in. */
export const keyOf = (country: CountryCode, target: string, etags: string): string =>
  etags === '' ? country + target : `${country}${target}\n${etags}`;

/** The address of a page from a path and a query as `readPath` gives them. */
export const readAddress = (country: CountryCode, path: string, query: string, etagsHeader: string | undefined): PageAddress => {
  const isNavigation = path.startsWith('/RSC/');
  const search = isNavigation ? canonicalNavigationQuery(query) : canonicalQuery(query, isPersonalPath(path));
  const etags = isNavigation ? canonicalEtags(etagsHeader) : '';
  const { languages }: CountryFacts = countries[country];
  const route = routeOf(path);
  const prefix = languagePrefixOf(route);
  return {
    country,
    language: prefix && languages.includes(prefix) ? prefix : languages[0],
    path,
    key: keyOf(country, path + search, etags),
    url: absoluteUrl(country, path + search),
    etags,
    isNavigation,
    isVariant: isNavigation || search !== '' || /^(?:\/[a-z]{2})?\/search(?:\/|$)/.test(route),
  };
};
