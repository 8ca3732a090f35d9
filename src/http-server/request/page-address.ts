import { truncateText } from '#shared/cleaning/truncate-text.ts';
import { type CountryCode, type CountryFacts, countries, type Language } from '#shared/country/countries.ts';
import { languagePrefixOf } from '#shared/country/language-prefix.ts';
import { findSite } from '#shared/country/site.ts';
import { displayPath } from '#shared/routes/display-path.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { type LayoutEtagMap, layoutEtagsOf } from '#shared/routes/layout-etags.ts';
import { pageQueryNames, personalQueryNames } from '#shared/routes/page-query.ts';
import { pathPlaceholder, type ResolvedRoute } from '#shared/routes/resolved-route.ts';
import type { Effort } from '../response/encoding.ts';

const noScriptPath = /^(?:\/[a-z]{2})?\/plain(?:\/|$)/;
const previewPath = /^(?:\/[a-z]{2})?\/preview(?:\/|$)/;

/**
 * True for what must not be shared: documents that show a visitor's own cart and orders as HTML, for browsers without script, and
 * unpublished pages with their navigation responses.
 */
export const isPersonalPath = (path: string): boolean => noScriptPath.test(path) || previewPath.test(routeOf(path));

/** True below /RSC/ for all but navigation responses of pages: the app would fail at it, or treat two slashes as one, unlike our rules. */
export const isUnknownNavigation = (path: string): boolean =>
  path.startsWith('/RSC/') && (!/^\/RSC\/R\/.+\.txt$/.test(path) || path.includes('//'));

/** The part of a path that a page repeats: as written in addresses, and as people read it. */
export type PlaceholderValue = { written: string; read: string };

/** All that a page may depend on. No cookie, language header or raw Host ever reaches the renderer. */
export type PageAddress = {
  country: CountryCode;
  language: Language;
  path: string;
  /** The cache key: equal keys, equal pages. */
  key: string;
  /** The URL requested from the renderer; its host comes from configuration. */
  url: string;
  etags: string;
  isNavigation: boolean;
  isVariant: boolean;
  /** The compression effort that pays off: queries and searches are rarely requested twice, and 3 % fewer bytes cost 0.1 s. */
  effort: Effort;
  /** Replaces `pathPlaceholder` in a page that many addresses share. */
  placeholderValue: PlaceholderValue | undefined;
};

const personalNames: readonly string[] = [...pageQueryNames, ...personalQueryNames];
const maxValue = 100;
const maxPairs = 20;

/** Known names only, sorted, limited in number and length: `?page=2&sort=price`, or ''. */
export const canonicalQuery = (query: string, known: readonly string[] = pageQueryNames): string => {
  if (query === '') return '';
  const pairs = [...new URLSearchParams(query)]
    // A search term from a form without script is truncated to the maximum length.
    .map(([name, value]): [string, string] => [name, name === 'q' ? truncateText(value, maxValue) : value])
    .filter(([name, value]) => known.includes(name) && value !== '' && value.length <= maxValue);
  const canonical = new URLSearchParams(pairs.slice(0, maxPairs));
  canonical.sort();
  return canonical.size === 0 ? '' : `?${canonical}`;
};

/** A client-side navigation carries the page's query in a parameter of its own. */
const canonicalNavigationQuery = (query: string, known: readonly string[]): string => {
  const inner = canonicalQuery(new URLSearchParams(query).get('query') ?? '', known).slice(1);
  return inner === '' ? '' : `?${new URLSearchParams({ query: inner })}`;
};

/** The browser's layout ETags (a header), and the content version that would be rendered now. */
type GivenLayoutEtags = { etags: string | undefined; contentVersion: string };

/**
 * The layouts of the page (JSON) that the browser already has, exactly as the app would send them; '' for none. Every other tag is
 * dropped: the app would send the layout anyway, and this limits each page to four cache keys.
 */
export const canonicalEtags = (header: string | undefined, present: LayoutEtagMap): string => {
  if (!header || header.length > 8192) return '';
  try {
    const given: unknown = JSON.parse(header);
    if (typeof given !== 'object' || given === null) return '';
    const givenTags = new Map(Object.entries(given));
    const known = Object.entries(present).filter(([slot, tag]) => givenTags.get(slot) === tag);
    return known.length === 0 ? '' : JSON.stringify(Object.fromEntries(known));
  } catch {
    return '';
  }
};

const navigation = /^\/RSC\/R(\/.*)\.txt$/;

/** The path that a visitor sees: a client-side navigation requests /RSC/R/<path>.txt instead. */
export const routeOf = (path: string): string => {
  const route = navigation.exec(path)?.[1];
  return route === '/_root' ? '/' : (route ?? path);
};

// Characters that could end a text, an attribute or a script; in an address the escaped form means the same.
const unsafeCharacters = /["'&<>\\`\p{Cc}\p{Cf}\u2028\u2029]/gu;
const escapeUnsafe = (text: string): string => text.replaceAll(unsafeCharacters, (sign) => encodeURIComponent(sign).replace("'", '%27'));

/** The path to render and the part filled in later, where many addresses share one page. */
const splitRoute = (
  path: string,
  resolved: ResolvedRoute | undefined,
): { templatePath: string; placeholderValue: PlaceholderValue | undefined } => {
  const route = routeOf(path);
  const fixed = resolved?.fixedPath;
  if (fixed === undefined || !route.startsWith(fixed) || route.length === fixed.length)
    return { templatePath: path, placeholderValue: undefined };
  const tail = route.slice(fixed.length);
  const written = escapeUnsafe(tail);
  const placeholderValue = { written, read: resolved?.isMissing ? escapeUnsafe(displayPath(tail)) : written };
  return { templatePath: path.replace(route, () => `${fixed}${pathPlaceholder.written}`), placeholderValue };
};

/** True for the component documentation, its navigation responses and the API description: developers read them. */
export const isDocumentation = (path: string): boolean => /^\/(?:openapi\.json\/*$|docs(?:\/|$))/.test(routeOf(path));

/** The key under which a page is cached. A raw address that equals a key is already canonical: the fast path. */
export const cacheKeyOf = (country: CountryCode, target: string, etags: string): string =>
  etags === '' ? country + target : `${country}${target}\n${etags}`;

/** The address of a page from a path and a query as `readPath` returns them, and from what its route is known to be. */
export const readAddress = (
  country: CountryCode,
  path: string,
  query: string,
  layoutEtags?: GivenLayoutEtags,
  resolved?: ResolvedRoute,
): PageAddress => {
  const isNavigation = path.startsWith('/RSC/');
  const known = isPersonalPath(path) ? personalNames : (resolved?.queryNames ?? pageQueryNames);
  const search = isNavigation ? canonicalNavigationQuery(query, known) : canonicalQuery(query, known);
  const { languages }: CountryFacts = countries[country];
  const route = routeOf(path);
  const prefix = languagePrefixOf(route);
  const language = prefix && languages.includes(prefix) ? prefix : languages[0];
  const site = findSite(country, language);
  const etags =
    isNavigation && layoutEtags && site ? canonicalEtags(layoutEtags.etags, layoutEtagsOf(site, route, layoutEtags.contentVersion)) : '';
  const { templatePath, placeholderValue } = splitRoute(path, resolved);
  const isEndless = search !== '' || /^(?:\/[a-z]{2})?\/search(?:\/|$)/.test(route);
  return {
    country,
    language,
    path,
    key: cacheKeyOf(country, templatePath + search, etags),
    url: absoluteUrl(country, templatePath + search),
    etags,
    isNavigation,
    isVariant: isNavigation || isEndless,
    effort: isEndless ? 'once' : isNavigation ? 'change' : 'page',
    placeholderValue,
  };
};
