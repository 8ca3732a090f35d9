import 'client-only';
import { type Article, fetchArticle } from './article.ts';
import { lastSeenProducts, readLastSeen } from './last-seen.ts';

/** Fetches all recently viewed articles, latest first, and leaves out those no longer sold (M-49). Callers must have consent. */
export const loadLastSeen = async (): Promise<void> => {
  const articles = await Promise.all(readLastSeen().map(({ productKey, variantKey }) => fetchArticle(productKey, variantKey)));
  lastSeenProducts.shown = articles.filter((article): article is Article => article !== undefined);
};
