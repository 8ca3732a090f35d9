import { LRUCache } from 'lru-cache';
import { getOrLoad } from '#shared/cache/get-or-insert.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { type CachedResponse, createCachedResponse } from '../response/cached-response.ts';
import type { App } from './app.ts';

const maxCached = 200;

/** Serves the app's texts for search engines; each is generated once per content version. */
export const createSiteTexts = (
  { siteText, contentVersion }: Pick<App, 'siteText' | 'contentVersion'>,
  headers: Record<string, string>,
): ((country: CountryCode, path: string) => Promise<CachedResponse | undefined>) => {
  const cache = new LRUCache<string, Promise<CachedResponse | undefined>>({ max: maxCached });
  const make = async (country: CountryCode, path: string): Promise<CachedResponse | undefined> => {
    const found = await siteText(country, path);
    if (!found) return undefined;
    const fields = { ...headers, 'content-type': found.type, 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' };
    return createCachedResponse(200, fields, Buffer.from(found.text));
  };
  return (country, path) => getOrLoad(cache, `${contentVersion()} ${country} ${path}`, () => make(country, path));
};
