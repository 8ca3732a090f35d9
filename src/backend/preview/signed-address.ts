import 'server-only';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { pathTo } from '#shared/routes/paths.ts';

/** What is thought of an address: good until then, too late, changed by somebody, or of a shop that shows no drafts. */
export type PreviewVerdict = { verdict: 'valid'; until: Date } | { verdict: 'expired' | 'forged' | 'off' };

const hour = 60 * 60_000;

/** Over the whole address and its end: one country's, page's or evening's signature opens no other. */
const signatureOf = (secret: string, country: CountryCode, path: string, until: number): string =>
  createHmac('sha256', secret)
    .update(`${absoluteUrl(country, path)}\n${until}`)
    .digest('base64url');

// Texts of as many signs need not be of as many bytes: what is compared has always the same length.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isEqual = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

/** The path and query at which a page's draft is seen for some hours; undefined where PREVIEW_SECRET is not set. */
export const previewAddress = (site: Site, pageId: string, hours: number, now = Date.now()): string | undefined => {
  const secret = environment().PREVIEW_SECRET;
  if (secret === undefined) return undefined;
  const path = pathTo(site, 'preview', pageId);
  const until = Math.floor((now + hours * hour) / 1000);
  return `${path}?${new URLSearchParams({ until: String(until), signature: signatureOf(secret, site.country, path, until) })}`;
};

/** Judges an address of a preview by its country, its path and its query as they came. */
export const verifyPreview = (country: CountryCode, path: string, query: string, now = Date.now()): PreviewVerdict => {
  const secret = environment().PREVIEW_SECRET;
  if (secret === undefined) return { verdict: 'off' };
  const queryParams = new URLSearchParams(query);
  const end = queryParams.get('until') ?? '';
  const until = Number(end);
  // Only the form that was signed: ` 17e8` is a number, too.
  const isForged = !/^\d{1,12}$/.test(end) || !isEqual(queryParams.get('signature') ?? '', signatureOf(secret, country, path, until));
  if (isForged) return { verdict: 'forged' };
  return until * 1000 <= now ? { verdict: 'expired' } : { verdict: 'valid', until: new Date(until * 1000) };
};
