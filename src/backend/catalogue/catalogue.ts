import 'server-only';
import { database } from '#backend/database/database.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import type { Facet, ListName, ProductList } from '#shared/catalogue/product-list.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { ProductReferences, ProductTile } from '#shared/contract/product.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Money } from '#shared/money/money.ts';
import type { FacetId } from '#shared/routes/list-query.ts';
import { type Article, catalogueOf, type VariantFile } from './catalogue-index.ts';
import { describeArticle, importantValues } from './describe-item.ts';
import { articlesOfList, findOnPage, presentFirstFacet, presentList } from './list.ts';
import { type ProductPrice, presentPrice, presentReference, priceIn } from './price.ts';
import { finishName, imagesOf, picturesOfVariant } from './product-pictures.ts';
import { articlesOnPage, viewOf } from './product-view.ts';
import { readSoldOut } from './sold-out.ts';
import { readStock } from './stock.ts';
import { leadingVariant, presentTile, type Stock, wordsOf } from './tile.ts';

const countryCodes = Object.keys(countries) as CountryCode[];

const stockOf = (articles: readonly Article[]): Promise<Stock> =>
  readStock(
    database,
    articles.map(({ variant }) => variant.variantKey),
  );

/** A variant and its product by the variant's key; undefined when no country has it (any more). */
export const findVariant = (variantKey: string): { product: ProductFile; variant: VariantFile } | undefined => {
  for (const country of countryCodes) {
    const article = catalogueOf(country).articles.get(variantKey);
    if (article) return { product: article.product.file, variant: article.variant };
  }
  return undefined;
};

/** The price of a variant in a country's currency, in minor units; undefined where the country does not sell it. */
export const priceOf = (country: CountryCode, variantKey: string): Money | undefined => {
  const article = catalogueOf(country).articles.get(variantKey);
  return article && priceIn(country, article.variant);
};

/** What the reduced price of so many pieces is compared with; nothing where the country has no reduction. */
export const referenceOf = (site: Site, variantKey: string, pieces: number): Pick<ProductPrice, 'reference'> => {
  const article = catalogueOf(site.country).articles.get(variantKey);
  return article ? presentReference(site, article.variant, pieces) : {};
};

/** Name, finish, address, picture and facts of an article; undefined where the country does not sell it. */
export const describeItem = (site: Site, variantKey: string): ReturnType<typeof describeArticle> | undefined => {
  const article = catalogueOf(site.country).articles.get(variantKey);
  return article && describeArticle(site, article);
};

/** Tiles of products in the order of the keys; keys that the country does not have are left out. */
export const getTiles = async (site: Site, productKeys: readonly string[]): Promise<ProductTile[]> => {
  const { products } = catalogueOf(site.country);
  const shown = productKeys.flatMap((key) => products.get(key) ?? []);
  const stock = await stockOf(shown.flatMap((product) => product.file.variants.map((variant) => ({ product, variant }))));
  return shown.map((product) => presentTile(site, leadingVariant(product, stock), stock));
};

/** Tiles of single variants, with the names of their finishes, in the order of the keys; what the country does not sell is left out. */
export const getArticleTiles = async (
  site: Site,
  variantKeys: readonly string[],
): Promise<{ tile: ProductTile; variantName: string }[]> => {
  const { articles } = catalogueOf(site.country);
  const shown = variantKeys.flatMap((key) => articles.get(key) ?? []);
  const stock = await stockOf(shown);
  return shown.map((article) => ({ tile: presentTile(site, article, stock), variantName: finishName(site, article) }));
};

/** A page of a product list, filtered, sorted and cut as the query asks (`listQueryKeys`). */
export const listProducts = async (site: Site, list: ListName, query: URLSearchParams): Promise<ProductList> => {
  const found = findOnPage(site, list, query, await readSoldOut(database, articlesOfList(site, list)));
  return presentList(site, found, await stockOf(found.articles));
};

/** All that a product's page shows; undefined for a product that the country does not have. */
export const findProduct = async (site: Site, productKey: string): Promise<ProductView | undefined> =>
  viewOf(site, productKey, await stockOf(articlesOnPage(site, productKey)));

/** The values by which a list can be narrowed first, with how many products each leaves. It asks no database: for menus, which are on every page. */
export const browseFacet = (site: Site, list: ListName, id: FacetId): Facet | undefined => presentFirstFacet(site, list, id);

/** The cabinet widths in centimetres for which the country has a sink, with how many sinks fit. */
export const cabinetWidths = (site: Site): { width: number; count: number }[] =>
  (browseFacet(site, 'sinks', 'cabinet')?.options ?? [])
    .filter(({ isImpossible }) => !isImpossible)
    .map(({ value, count }) => ({ width: Number(value), count }));

/** How many products a list has before anything narrows it. */
export const sizeOfList = (site: Site, list: ListName): number => catalogueOf(site.country).lists[list].length;

/** A product in a menu: name, picture and price of its first variant; undefined where the country does not have it. */
export const introduceProduct = (site: Site, productKey: string): { name: string; price: string; picture: Picture } | undefined => {
  const product = catalogueOf(site.country).products.get(productKey);
  if (!product) return undefined;
  const article = leadingVariant(product, new Map());
  return {
    name: product.file.name,
    price: presentPrice(site, article.variant).value,
    picture: picturesOfVariant(site, article)[0].picture,
  };
};

/** The words by which a product is found: its name, what it is made of, and what is said of it, in the site's language. */
export const describeProduct = (site: Site, productKey: string): { name: string; words: string; text: string } | undefined => {
  const product = catalogueOf(site.country).products.get(productKey);
  if (!product) return undefined;
  const { texts } = wordsOf(product, site);
  const { variants, name, facts } = product.file;
  const finishes = variants.map((variant) => finishName(site, { variant }));
  const values = importantValues(facts, site);
  const skus = variants.map(({ sku }) => sku);
  return { name, words: [texts?.description ?? '', ...finishes, ...values, ...skus].join(' '), text: texts?.text ?? '' };
};

/** Keys and pictures of articles by their numbers, in the order asked for; numbers that the country does not have are left out. */
export const findReferences = (site: Site, skus: readonly string[]): ProductReferences => {
  const { bySku } = catalogueOf(site.country);
  return skus
    .flatMap((sku) => bySku.get(sku) ?? [])
    .map((article) => ({
      key: article.variant.variantKey,
      productKey: article.product.file.productKey,
      sku: article.variant.sku,
      images: imagesOf(site, article),
    }));
};
