import 'server-only';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { pathTo } from '#shared/routes/paths.ts';

/** The verdict on an address: valid until then, expired, forged, or of a shop without previews. */
type PreviewVerdict = { verdict: 'valid'; until: Date } | { verdict: 'expired' | 'forged' | 'off' };

const hour = 60 * 60_000;

/** Over the whole address and its end: a signature is valid for one country, page and time only. */
const signatureOf = (secret: string, country: CountryCode, path: string, until: number): string =>
  createHmac('sha256', secret)
    .update(`${absoluteUrl(country, path)}\n${until}`)
    .digest('base64url');

// Texts of the same number of characters may differ in bytes: the compared values always have the same length.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isEqual = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

/** The path and query of a page's draft, valid for some hours; undefined if PREVIEW_SECRET is not set. */
export const previewAddress = (site: Site, pageId: string, hours: number, now = Date.now()): string | undefined => {
  const secret = environment().PREVIEW_SECRET;
  if (secret === undefined) return undefined;
  const path = pathTo(site, 'preview', pageId);
  const until = Math.floor((now + hours * hour) / 1000);
  return `${path}?${new URLSearchParams({ until: String(until), signature: signatureOf(secret, site.country, path, until) })}`;
};

/** Verifies the address of a preview by its country, its path and its query as received. */
export const verifyPreview = (country: CountryCode, path: string, query: string, now = Date.now()): PreviewVerdict => {
  const secret = environment().PREVIEW_SECRET;
  if (secret === undefined) return { verdict: 'off' };
  const queryParams = new URLSearchParams(query);
  const end = queryParams.get('until') ?? '';
  const until = Number(end);
  // Only the format that was signed: ` 17e8` is a number, too.
  const isForged = !/^\d{1,12}$/.test(end) || !isEqual(queryParams.get('signature') ?? '', signatureOf(secret, country, path, until));
  if (isForged) return { verdict: 'forged' };
  return until * 1000 <= now ? { verdict: 'expired' } : { verdict: 'valid', until: new Date(until * 1000) };
};
