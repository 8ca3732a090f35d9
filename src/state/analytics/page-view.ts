import 'client-only';
import { subscribe } from 'valtio';
import type { PageFacts } from '#shared/analytics/page-facts.ts';
import { normalizedName } from '#shared/catalogue/product-name.ts';
import { company } from '#shared/company/company.ts';
import type { MeasuredArticle } from '#shared/contract/measured-article.ts';
import { inMajorUnits } from '#shared/money/money.ts';
import { readSessionHint, sessionHint } from '../session-hint.ts';
import type { PageViewEvent, ProductAttributes } from './events.ts';
import { fetchMeasuredArticles } from './measured-articles.ts';
import { hashUserId } from './user-id.ts';

/** The product data of a product page, language-neutral except for names. */
const productAttributes = (product: MeasuredArticle): ProductAttributes => ({
  id: product.sku,
  key: product.productKey,
  name: normalizedName(product.name),
  brand: company.brand,
  variant: product.variantName,
  category: product.categories[0] ?? '',
  category2: product.categories[1] ?? '',
  finish: product.finish,
  price: inMajorUnits(product.price),
  currency: product.price.currency,
  availability: product.isInStock ? 'in stock' : 'out of stock',
  reduced: product.isReduced,
  badge: product.badge ?? '',
  guarantee_years: product.guaranteeYears,
});

/** The id of the logged-in consumer; undefined otherwise. Without a session hint no request is made. */
const consumerId = async (): Promise<string | undefined> => {
  readSessionHint();
  if (!sessionHint.hasSession) return undefined;
  const { consumer, ensureConsumer } = await import('../consumer.ts');
  ensureConsumer();
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (consumer.status === 'PENDING') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(consumer, look, true);
    look();
  });
  return consumer.profile?.information.id;
};

type Site = { country: string; language: string };

/** The page view event for analytics, sent once the login state is known. */
export const pageViewEvent = async ({ country, language }: Site, { category, eid, variantKey }: PageFacts): Promise<PageViewEvent> => {
  const [product] = variantKey === undefined ? [] : await fetchMeasuredArticles([variantKey]);
  const id = await consumerId();
  const userId = id === undefined ? undefined : await hashUserId(id);
  return {
    event: 'page_view',
    visitor_type: 'consumer',
    country,
    language,
    area: 'shop',
    category,
    eid,
    login_state: id === undefined ? 'logged out' : 'logged in',
    ...(userId !== undefined && { user_id: userId }),
    ...(product && { product: productAttributes(product) }),
  };
};
