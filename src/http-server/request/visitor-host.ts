import type { IncomingMessage } from 'node:http';
import { getOrInsertBounded } from '#shared/cache/get-or-insert.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { countryOfHost } from '#shared/routes/country-of-host.ts';
import { absoluteUrl, domainOf } from '#shared/routes/domains.ts';

/**
 * All that a Host header may decide: the country, whether the policies of the configured hosts apply, and the canonical host where it is
 * another one.
 */
export type VisitorHost = { country: CountryCode; isConfigured: boolean; canonical?: string };

/** The hosts expected for a country's shop, in the syntax of a content security policy. */
export const configuredHosts = (country: CountryCode, scheme: 'http' | 'https'): string[] => {
  const domain = domainOf(country);
  if (scheme === 'https') return [domain, `*.${domain}`];
  return [domain, `*.${domain}`, 'localhost', '*.localhost', '127.0.0.1'].map((host) => `${host}:*`);
};

// Cookies belong to one host: a cart at undula.de would be empty at www.undula.de, where mails and search engines lead.
const canonicalOf = (country: CountryCode, name: string): string | undefined => {
  const canonical = new URL(absoluteUrl(country, '/')).host;
  return name === canonical ? undefined : `https://${canonical}`;
};

/** Parses a Host header; an unknown or malformed one falls back to Germany. */
export const readHost = (host: string | undefined, scheme: 'http' | 'https'): VisitorHost => {
  const country = countryOfHost(host);
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '');
  const fits = configuredHosts(country, scheme).map((pattern) => pattern.replace(':*', ''));
  const isConfigured = fits.some((pattern) => (pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern));
  const canonical = isConfigured && scheme === 'https' ? canonicalOf(country, name) : undefined;
  return { country, isConfigured, ...(canonical !== undefined && { canonical }) };
};

const maxCached = 1000;

/** Like readHost, cached: visitors send a handful of different headers. */
export const createHostReader = (scheme: 'http' | 'https'): ((host: string | undefined) => VisitorHost) => {
  const cache = new Map<string, VisitorHost>();
  const read = (host: string): VisitorHost => readHost(host, scheme);
  return (host = '') => getOrInsertBounded(cache, host, read, maxCached);
};

const isHostField = (name: string, index: number): boolean => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';

/** False when a request names two hosts (RFC 9112 §3.2): in two headers, or in the request line and the header. */
export const hasSingleHost = ({ rawHeaders, headers, url = '' }: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'url'>): boolean => {
  if (rawHeaders.filter(isHostField).length > 1) return false;
  if (url.startsWith('/')) return true;
  const target = URL.parse(url);
  return target === null || target.host === URL.parse(`${target.protocol}//${headers.host ?? ''}`)?.host;
};
