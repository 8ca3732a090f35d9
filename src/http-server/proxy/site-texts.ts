import { LRUCache } from 'lru-cache';
import type { CountryCode } from '#shared/country/countries.ts';
import { type Answer, createAnswer } from '../response/answer.ts';
import type { App } from './app.ts';

const maxKept = 200;

/** Answers with what the app has for search engines; each text is made once a content version. */
export const createSiteTexts = (
  { siteText, contentVersion }: Pick<App, 'siteText' | 'contentVersion'>,
  headers: Record<string, string>,
): ((country: CountryCode, path: string) => Promise<Answer | undefined>) => {
  const kept = new LRUCache<string, Promise<Answer | undefined>>({ max: maxKept });
  const make = async (country: CountryCode, path: string): Promise<Answer | undefined> => {
    const found = await siteText(country, path);
    if (!found) return undefined;
    const fields = { ...headers, 'content-type': found.type, 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' };
    return createAnswer(200, fields, Buffer.from(found.text));
  };
  return (country, path) => {
    const key = `${contentVersion()} ${country} ${path}`;
    const known = kept.get(key);
    if (known) return known;
    const made = make(country, path);
    kept.set(key, made);
    // What failed may succeed for the next one.
    made.catch(() => kept.delete(key));
    return made;
  };
};
