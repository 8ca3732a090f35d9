import 'server-only';
import type { Context } from 'hono';
import type { CountryCode } from '#shared/country/countries.ts';
import { absoluteUrl, domainOf } from '#shared/routes/domains.ts';
import { isLocalName } from '#shared/routes/local-name.ts';
import { publicScheme } from './public-scheme.ts';

/**
 * The origin to which a provider sends a buyer of this call back: the address that the browser shows if it is one of ours (or this
 * machine), else the country's configured one. A forged Host header is never sent to anyone.
 */
export const requestOrigin = (c: Context, country: CountryCode): string => {
  const url = URL.parse(`${publicScheme()}://${c.req.header('host') ?? ''}`);
  const domain = domainOf(country);
  const isOurs = url && (isLocalName(url.hostname) || url.hostname === domain || url.hostname.endsWith(`.${domain}`));
  return isOurs ? url.origin : absoluteUrl(country, '');
};

/** The host of that origin, without its port. */
export const requestHostname = (c: Context, country: CountryCode): string => new URL(requestOrigin(c, country)).hostname;
