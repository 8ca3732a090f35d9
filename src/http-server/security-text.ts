import { company } from '#shared/company/company.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { assembleCachedResponse, type CachedResponse } from './response/cached-response.ts';

/** Where people who found a vulnerability look up whom to contact (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

const day = 24 * 60 * 60_000;
const validDays = 180;

/** The text for a country's host. It expires half a year after the day of the request. */
export const securityText = (country: CountryCode, now: number): string => {
  const { languages }: CountryFacts = countries[country];
  const expires = new Date((Math.floor(now / day) + validDays) * day).toISOString();
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set([...languages, 'en'])].join(', ')}`,
    `Canonical: ${absoluteUrl(country, securityTextPath)}`,
    '',
  ].join('\n');
};

/** Sends that text. */
export const createSecurityText =
  (headers: Record<string, string>, now = Date.now) =>
  (country: CountryCode): CachedResponse =>
    assembleCachedResponse({
      status: 200,
      fields: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
      bodies: { identity: Buffer.from(securityText(country, now())) },
    });
