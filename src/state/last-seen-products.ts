import 'client-only';
import { type Article, fetchArticle } from './article.ts';
import { lastSeenProducts, readLastSeen } from './last-seen.ts';

/** Asks the server for everything that was looked at, the latest first, and leaves out what is not sold any more (M-49). Whoever calls must have consent. */
export const loadLastSeen = async (): Promise<void> => {
  const articles = await Promise.all(readLastSeen().map(({ productKey, variantKey }) => fetchArticle(productKey, variantKey)));
  lastSeenProducts.shown = articles.filter((article): article is Article => article !== undefined);
};
