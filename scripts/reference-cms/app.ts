import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { filesOfCountry, readContentFolder, readDraftsOfPage } from '#backend/content/content.ts';
import { type CountryCode, countries } from '../../src/shared/country/countries.ts';

/** The content folder, and the key of each country. */
export type ReferenceCms = { folder: string; keys: Partial<Record<CountryCode, string>> };

const isCountry = (code: string): code is CountryCode => Object.hasOwn(countries, code);
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The default keys of the reference server: `reference-de`. */
export const referenceKeys = (): Record<CountryCode, string> =>
  Object.fromEntries(Object.keys(countries).map((country) => [country, `reference-${country}`])) as Record<CountryCode, string>;

/** The response to a caller without the country's key; undefined for one who has it. */
const errorResponse = (c: Context, keys: ReferenceCms['keys']): Response | undefined => {
  const country = c.req.param('country') ?? '';
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (!given) return c.json({ message: 'Send the API key as authorization: Bearer' }, 401);
  const key = isCountry(country) ? keys[country] : undefined;
  return key && timingSafeEqual(digest(given), digest(key)) ? undefined : c.json({ message: `Wrong API key for ${country}` }, 403);
};

/**
 * A CMS over a content folder: `GET /{short}/content` and, for previews, `GET /{short}/drafts/{page}`, both with the country's key; 401
 * without a key, 403 with a wrong one, 304 by ETag, 404 for a page without a draft.
 */
export const createReferenceCms = ({ folder, keys }: ReferenceCms): Hono => {
  const app = new Hono();
  app.get('/:country/content', async (c) => {
    const unauthorized = errorResponse(c, keys);
    if (unauthorized) return unauthorized;
    const files = filesOfCountry(await readContentFolder(folder), c.req.param('country') as CountryCode);
    const body = JSON.stringify({ files: Object.fromEntries(files) });
    const etag = `"${digest(body).toString('base64url')}"`;
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag });
    return c.body(body, 200, { etag, 'content-type': 'application/json', 'cache-control': 'private, no-cache' });
  });
  app.get('/:country/drafts/:page', (c) => {
    const unauthorized = errorResponse(c, keys);
    if (unauthorized) return unauthorized;
    const files = filesOfCountry(readDraftsOfPage(folder, c.req.param('page')), c.req.param('country') as CountryCode);
    if (files.size === 0) return c.json({ message: 'No draft of this page' }, 404);
    return c.json({ files: Object.fromEntries(files) }, 200, { 'cache-control': 'no-store' });
  });
  app.notFound((c) => c.json({ message: 'No such content' }, 404));
  return app;
};
