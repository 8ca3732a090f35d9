import 'server-only';
import { Hono } from 'hono';
import { DomainError } from '#backend/errors/errors.ts';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import { measuredArticles, measuredQuery } from '#shared/contract/measured-article.ts';
import { product, productQuery, productReferences, referenceQuery } from '#shared/contract/product.ts';
import { guaranteedProduct, guaranteeQuery } from '#shared/contract/registered-product.ts';
import type { Site } from '#shared/country/site.ts';
import { findReferences } from './articles.ts';
import { presentGuaranteed } from './guaranteed.ts';
import { findMeasuredArticles } from './measured-articles.ts';
import { cutOutAsSvg, factsAsCsv } from './product-documents.ts';
import { findProduct } from './products.ts';
import { findDataSheet } from './sheet/sheet-cache.ts';

const requireProduct = async (site: Site, productKey: string): Promise<ProductView> => {
  const found = await findProduct(site, productKey);
  if (!found) throw new DomainError('ProductNotFoundException', 404, { productKey }, `No product '${productKey}'`);
  return found;
};

const asFile = (type: string, name: string) => ({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });
const csv = 'text/csv; charset=utf-8';
const svgType = 'image/svg+xml; charset=utf-8';

const ofProduct = { query: productQuery, errors: { ProductNotFoundException: 404 } };

const guarantee = operation(
  {
    summary: 'Finds a product by its name or article number, with its guarantee.',
    query: guaranteeQuery,
    answer: guaranteedProduct,
  },
  (c, { query }) => ({ product: presentGuaranteed(c.get('site'), query.model, query.purchasedOn) }),
);

const measured = operation(
  {
    summary: 'Returns articles by their variant keys, as analytics names them.',
    description: 'Unknown ones are left out.',
    query: measuredQuery,
    answer: measuredArticles,
  },
  (c, { query }) => findMeasuredArticles(c.get('site'), query.variantKeys),
);

/**
 * GET /api/product: a product with its variants, prices and stock (P-01); below it its guarantee (B-12) and the files generated from its
 * facts (P-03).
 */
export const productRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation(
      { ...ofProduct, summary: 'Returns a product with its variants, prices, pictures and stock.', answer: product },
      async (c, { query }) => {
        const { productKey, name, url, variants } = await requireProduct(c.get('site'), query.productKey);
        return { productKey, name, url, variants };
      },
    ),
  )
  .get('/guarantee', guarantee)
  .get('/measured', measured)
  .get(
    '/facts.csv',
    operation({ ...ofProduct, summary: 'Returns the facts of a product as CSV.', answer: { file: csv } }, async (c, { query }) => {
      const view = await requireProduct(c.get('site'), query.productKey);
      return c.body(factsAsCsv(view), 200, asFile(csv, `${view.productKey}.csv`));
    }),
  )
  .get(
    '/data-sheet.pdf',
    operation(
      { ...ofProduct, summary: 'Returns the data sheet of a product as PDF.', answer: { file: 'application/pdf' } },
      async (c, { query }) => {
        const view = await requireProduct(c.get('site'), query.productKey);
        return c.body(await findDataSheet(c.get('site'), view), 200, asFile('application/pdf', `${view.productKey}.pdf`));
      },
    ),
  )
  .get(
    '/cut-out.svg',
    operation(
      {
        ...ofProduct,
        summary: 'Returns the cut-out of a sink for the worktop as SVG.',
        description: 'It is drawn in its true size.',
        answer: { file: svgType },
      },
      async (c, { query }) => {
        const { productKey, name, facts } = await requireProduct(c.get('site'), query.productKey);
        const svg = facts.kind === 'sink' ? cutOutAsSvg(name, facts, c.get('site').locale) : undefined;
        if (svg === undefined) throw new DomainError('ProductNotFoundException', 404, { productKey }, `'${productKey}' needs no cut-out`);
        return c.body(svg, 200, asFile(svgType, `${productKey}.svg`));
      },
    ),
  );

/** GET /products/reference-from-skus (P-01). */
export const referenceRoutes = new Hono<RestEnv>().get(
  '/reference-from-skus',
  operation(
    {
      summary: 'Returns keys and pictures of articles by their numbers.',
      description: 'Unknown ones are left out.',
      query: referenceQuery,
      answer: productReferences,
    },
    (c, { query }) => findReferences(c.get('site'), query.skus),
  ),
);
