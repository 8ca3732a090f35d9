import 'server-only';
import { Hono } from 'hono';
import { DomainError } from '#backend/rest/domain-error.ts';
import { readQuery } from '#backend/rest/read-body.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { type ProductAnswer, productQuery, referenceQuery } from '#shared/contract/product.ts';
import { findProduct, findReferences } from './catalogue.ts';

/** GET /api/product: a product with its variants, prices and stock (P-01). */
export const productRoutes = new Hono<RestEnv>().get('/', async (c) => {
  const { productKey } = readQuery(c, productQuery);
  const found = await findProduct(c.get('site'), productKey);
  if (!found) throw new DomainError('ProductNotFoundException', 404, { productKey }, `No product '${productKey}'`);
  const { name, url, variants } = found;
  return c.json({ productKey, name, url, variants } satisfies ProductAnswer);
});

/** GET /products/reference-from-skus: keys and pictures of articles by their numbers; unknown ones are left out (P-01). */
export const referenceRoutes = new Hono<RestEnv>().get('/reference-from-skus', (c) =>
  c.json(findReferences(c.get('site'), readQuery(c, referenceQuery).skus)),
);
