import 'server-only';
import { type ContentProduct, findModel, pathOfProduct } from '#backend/content/content.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { ProductTile, Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { type Article, type CatalogueIndex, catalogueOf } from './catalogue-index.ts';
import { factRowsOf } from './fact-rows.ts';
import { linkToFamily } from './families.ts';
import { fittingOf } from './fitting.ts';
import { presentPrice } from './price.ts';
import { documentsOf } from './product-documents.ts';
import { finishName, imagesOf, picturesOf } from './product-pictures.ts';
import { sparePartsOf } from './spare-parts.ts';
import { textsOf } from './texts.ts';
import { availabilityOf, importantPropertiesOf, leadingVariant, presentTile, type Stock, wordsOf } from './tile.ts';

/** A variant in the form of the contract. */
const presentVariant = (site: Site, article: Article, stock: Stock): Variant => ({
  key: article.variant.variantKey,
  sku: article.variant.sku,
  name: finishName(site, article),
  finish: article.variant.finish,
  price: presentPrice(site, article.variant),
  availability: availabilityOf(article, site, stock),
  importantProperties: importantPropertiesOf(article.product, site),
  images: imagesOf(site, article),
});

/** The matching products that editors name; for an accessory its dimensions alone decide what it fits. */
const matchesOf = ({ products }: CatalogueIndex, { file }: ContentProduct): ContentProduct[] =>
  file.facts.kind === 'accessory' ? [] : file.matching.flatMap((key) => products.get(key) ?? []);

/** The variants whose stock a product's page shows: its own and those of matching products. */
export const articlesOnPage = (site: Site, productKey: string): Article[] => {
  const catalogue = catalogueOf(site.country);
  const product = catalogue.products.get(productKey);
  if (!product) return [];
  const fitting = fittingOf(catalogue, product).flatMap(({ shown }) => shown);
  const shown = new Set([product, ...matchesOf(catalogue, product), ...fitting]);
  return [...shown].flatMap((own) => own.file.variants.map((variant) => ({ product: own, variant })));
};

/** All that a product's page shows; undefined for a product that the country does not have. */
export const viewOf = (site: Site, productKey: string, stock: Stock): ProductView | undefined => {
  const catalogue = catalogueOf(site.country);
  const product = catalogue.products.get(productKey);
  if (!product) return undefined;
  const { name, family, facts, variants, guaranteeYears, badge } = product.file;
  const tileOf = (other: ContentProduct): ProductTile => presentTile(site, leadingVariant(other, stock), stock);
  const linkTo = ({ file }: ContentProduct) => ({ name: file.name, url: pathOfProduct(site, file.productKey) ?? site.root });
  const view = {
    productKey,
    name,
    kind: facts.kind,
    family: family === undefined ? null : (linkToFamily(site, family) ?? null),
    ...wordsOf(product, site),
    url: pathOfProduct(site, productKey) ?? site.root,
    variants: variants.map((variant) => presentVariant(site, { product, variant }, stock)),
    finishes: variants.map((variant) => ({ id: variant.finish, name: finishName(site, { variant }), variantKey: variant.variantKey })),
    facts,
    factRows: factRowsOf(facts, site, textsOf(site.locale)),
    spareParts: sparePartsOf(facts, site),
    pictures: picturesOf(site, productKey),
    model: findModel(productKey) ?? null,
    matching: matchesOf(catalogue, product).map(tileOf),
    fitting: fittingOf(catalogue, product).map(({ list, shown, others }) => ({
      list,
      tiles: shown.map(tileOf),
      others: others.map(linkTo),
    })),
    guaranteeYears,
    badge,
  };
  return { ...view, documents: documentsOf(view, site.locale) };
};
