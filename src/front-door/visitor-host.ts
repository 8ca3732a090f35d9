import type { CountryCode } from '#shared/country/countries.ts';
import { countryOfHost } from '#shared/country/country-of-host.ts';
import { domainOf } from '#shared/country/domains.ts';

/** All that a Host header may decide: the country, and whether the policies of the configured hosts fit. */
export type VisitorHost = { country: CountryCode; isConfigured: boolean };

/** The hosts under which a country's shop is expected, in the words of a content security policy. */
export const configuredHosts = (country: CountryCode, scheme: 'http' | 'https'): string[] => {
  const domain = domainOf(country);
  if (scheme === 'https') return [domain, `*.${domain}`];
  return [domain, `*.${domain}`, 'localhost', '*.localhost', '127.0.0.1'].map((host) => `${host}:*`);
};

/** Reads a Host header; an unknown or malformed one is Germany. */
export const readHost = (host: string | undefined, scheme: 'http' | 'https'): VisitorHost => {
  const country = countryOfHost(host);
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '');
  const fits = configuredHosts(country, scheme).map((pattern) => pattern.replace(':*', ''));
  return { country, isConfigured: fits.some((pattern) => (pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern)) };
};

const maxRemembered = 1000;

/** Like readHost, remembered: visitors send a handful of different headers. */
export const createHostReader = (scheme: 'http' | 'https'): ((host: string | undefined) => VisitorHost) => {
  const remembered = new Map<string, VisitorHost>();
  return (host = '') => {
    const known = remembered.get(host);
    if (known) return known;
    const read = readHost(host, scheme);
    if (remembered.size < maxRemembered) remembered.set(host, read);
    return read;
  };
};
