import 'client-only';
import type { MeasuredArticle } from '#shared/contract/measured-article.ts';
import { callRest } from '../rest.ts';

const answer = async () => (await import('#shared/contract/measured-article.ts')).measuredArticles;
const known = new Map<string, Promise<MeasuredArticle | undefined>>();

// What could not be had now is asked for again.
const ask = async (variantKeys: readonly string[]): Promise<MeasuredArticle[]> => {
  try {
    return await callRest('/api/product/measured', { query: { variantKeys: variantKeys.join(',') }, answer });
  } catch {
    for (const key of variantKeys) known.delete(key);
    return [];
  }
};

/** Articles by their variant keys, in that order; the server is asked for each once a document. What it does not sell, or cannot tell now, is left out. */
export const findMeasured = async (variantKeys: readonly string[]): Promise<MeasuredArticle[]> => {
  const missing = variantKeys.filter((key) => !known.has(key));
  if (missing.length > 0) {
    const asked = ask(missing);
    for (const key of missing)
      known.set(
        key,
        asked.then((articles) => articles.find(({ variantKey }) => variantKey === key)),
      );
  }
  const found = await Promise.all(variantKeys.map((key) => known.get(key)));
  return found.filter((article) => article !== undefined);
};
