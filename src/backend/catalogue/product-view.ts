import 'server-only';
import { pathOfProduct } from '#backend/content/content.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { type Article, catalogueOf } from './catalogue-index.ts';
import { factRowsOf } from './fact-rows.ts';
import { presentPrice } from './price.ts';
import { documentsOf } from './product-documents.ts';
import { finishName, imagesOf, picturesOf } from './product-pictures.ts';
import { textsOf } from './texts.ts';
import { availabilityOf, importantPropertiesOf, leadingVariant, presentTile, type Stock, wordsOf } from './tile.ts';

/** A variant as the contract says it. */
export const presentVariant = (site: Site, article: Article, stock: Stock): Variant => ({
  key: article.variant.variantKey,
  sku: article.variant.sku,
  name: finishName(site, article),
  finish: article.variant.finish,
  price: presentPrice(site, article.variant),
  availability: availabilityOf(article, site, stock),
  importantProperties: importantPropertiesOf(article.product, site),
  images: imagesOf(site, article),
});

/** The variants whose stock a product's page shows: its own and those of the products that go with it. */
export const articlesOnPage = (site: Site, productKey: string): Article[] => {
  const { products } = catalogueOf(site.country);
  const product = products.get(productKey);
  const shown = product ? [product, ...product.file.matching.flatMap((key) => products.get(key) ?? [])] : [];
  return shown.flatMap((own) => own.file.variants.map((variant) => ({ product: own, variant })));
};

/** All that a product's page shows; undefined for a product that the country does not have. */
export const viewOf = (site: Site, productKey: string, stock: Stock): ProductView | undefined => {
  const { products } = catalogueOf(site.country);
  const product = products.get(productKey);
  if (!product) return undefined;
  const { name, facts, variants, matching, guaranteeYears, badge } = product.file;
  const matches = matching.flatMap((key) => products.get(key) ?? []);
  const view = {
    productKey,
    name,
    kind: facts.kind,
    ...wordsOf(product, site),
    url: pathOfProduct(site, productKey) ?? site.root,
    variants: variants.map((variant) => presentVariant(site, { product, variant }, stock)),
    finishes: variants.map((variant) => ({ id: variant.finish, name: finishName(site, { variant }), variantKey: variant.variantKey })),
    facts,
    factRows: factRowsOf(facts, site, textsOf(site.language)),
    pictures: picturesOf(site, productKey),
    matching: matches.map((match) => presentTile(site, leadingVariant(match, stock), stock)),
    guaranteeYears,
    badge,
  };
  return { ...view, documents: documentsOf(view, site.locale) };
};
