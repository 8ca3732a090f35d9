import 'server-only';
import { type Context, Hono } from 'hono';
import { DomainError } from '#backend/rest/domain-error.ts';
import { readQuery } from '#backend/rest/read-body.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import { type ProductAnswer, productQuery, referenceQuery } from '#shared/contract/product.ts';
import { findProduct, findReferences } from './catalogue.ts';
import { cutOutAsSvg, factsAsCsv } from './product-documents.ts';
import { findDataSheet } from './sheet/kept-sheets.ts';

const requireProduct = async (c: Context<RestEnv>): Promise<ProductView> => {
  const { productKey } = readQuery(c, productQuery);
  const found = await findProduct(c.get('site'), productKey);
  if (!found) throw new DomainError('ProductNotFoundException', 404, { productKey }, `No product '${productKey}'`);
  return found;
};

const asFile = (type: string, name: string) => ({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });

/** GET /api/product: a product with its variants, prices and stock (P-01); below it the files that its facts make (P-03). */
export const productRoutes = new Hono<RestEnv>()
  .get('/', async (c) => {
    const { productKey, name, url, variants } = await requireProduct(c);
    return c.json({ productKey, name, url, variants } satisfies ProductAnswer);
  })
  .get('/facts.csv', async (c) => {
    const view = await requireProduct(c);
    return c.body(factsAsCsv(view), 200, asFile('text/csv; charset=utf-8', `${view.productKey}.csv`));
  })
  .get('/data-sheet.pdf', async (c) => {
    const view = await requireProduct(c);
    return c.body(await findDataSheet(c.get('site'), view), 200, asFile('application/pdf', `${view.productKey}.pdf`));
  })
  .get('/cut-out.svg', async (c) => {
    const { productKey, name, facts } = await requireProduct(c);
    const svg = facts.kind === 'sink' ? cutOutAsSvg(name, facts) : undefined;
    if (svg === undefined) throw new DomainError('ProductNotFoundException', 404, { productKey }, `'${productKey}' needs no cut-out`);
    return c.body(svg, 200, asFile('image/svg+xml; charset=utf-8', `${productKey}.svg`));
  });

/** GET /products/reference-from-skus: keys and pictures of articles by their numbers; unknown ones are left out (P-01). */
export const referenceRoutes = new Hono<RestEnv>().get('/reference-from-skus', (c) =>
  c.json(findReferences(c.get('site'), readQuery(c, referenceQuery).skus)),
);
