import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { filesOfCountry, readContentFolder } from '#backend/content/content.ts';
import { type CountryCode, countries } from '../../src/shared/country/countries.ts';

/** Whose content lies where, and which key opens each country. */
export type ReferenceCms = { folder: string; keys: Partial<Record<CountryCode, string>> };

const isCountry = (code: string): code is CountryCode => Object.hasOwn(countries, code);
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The keys of the reference server where nobody sets others: `reference-de`. */
export const referenceKeys = (): Record<CountryCode, string> =>
  Object.fromEntries(Object.keys(countries).map((country) => [country, `reference-${country}`])) as Record<CountryCode, string>;

/** A CMS over a content folder: `GET /{short}/content` with the country's key; 401 without a key, 403 with a wrong one, 304 by ETag. */
export const createReferenceCms = ({ folder, keys }: ReferenceCms): Hono => {
  const app = new Hono();
  app.get('/:country/content', async (c) => {
    const country = c.req.param('country');
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!given) return c.json({ message: 'Send the API key as authorization: Bearer' }, 401);
    const key = isCountry(country) ? keys[country] : undefined;
    if (!key || !timingSafeEqual(digest(given), digest(key))) return c.json({ message: `Wrong API key for ${country}` }, 403);
    const files = filesOfCountry(await readContentFolder(folder), country as CountryCode);
    const body = JSON.stringify({ files: Object.fromEntries(files) });
    const etag = `"${digest(body).toString('base64url')}"`;
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag });
    return c.body(body, 200, { etag, 'content-type': 'application/json', 'cache-control': 'private, no-cache' });
  });
  app.notFound((c) => c.json({ message: 'No such content' }, 404));
  return app;
};
