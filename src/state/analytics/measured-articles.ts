import 'client-only';
import type { MeasuredArticle } from '#shared/contract/measured-article.ts';
import { callRest } from '../rest.ts';

const answer = async () => (await import('#shared/contract/measured-article.ts')).measuredArticles;
const cache = new Map<string, Promise<MeasuredArticle | undefined>>();

// A failed request is repeated the next time.
const fetchArticles = async (variantKeys: readonly string[]): Promise<MeasuredArticle[]> => {
  try {
    return await callRest('/api/product/measured', { query: { variantKeys: variantKeys.join(',') }, answer });
  } catch {
    for (const key of variantKeys) cache.delete(key);
    return [];
  }
};

/** Articles by their variant keys, in that order; each is requested once per document. Unsold and unavailable ones are left out. */
export const fetchMeasuredArticles = async (variantKeys: readonly string[]): Promise<MeasuredArticle[]> => {
  const missing = variantKeys.filter((key) => !cache.has(key));
  if (missing.length > 0) {
    const request = fetchArticles(missing);
    for (const key of missing)
      cache.set(
        key,
        request.then((articles) => articles.find(({ variantKey }) => variantKey === key)),
      );
  }
  const found = await Promise.all(variantKeys.map((key) => cache.get(key)));
  return found.filter((article) => article !== undefined);
};
