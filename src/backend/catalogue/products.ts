import 'server-only';
import { database } from '#backend/database/database.ts';
import type { Facet, ListName, ProductList } from '#shared/catalogue/product-list.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { FacetId } from '#shared/routes/list-query.ts';
import { type Article, catalogueOf } from './catalogue-index.ts';
import { articlesOfList, findOnPage, presentFirstFacet, presentList } from './list.ts';
import type { Narrowed } from './offered-facets.ts';
import { presentPrice } from './price.ts';
import { finishName, picturesOfVariant } from './product-pictures.ts';
import { articlesOnPage, viewOf } from './product-view.ts';
import { readSoldOut } from './sold-out.ts';
import { readStock } from './stock.ts';
import { leadingVariant, presentTile, type Stock, urlOf } from './tile.ts';

const stockOf = (articles: readonly Article[]): Promise<Stock> =>
  readStock(
    database,
    articles.map(({ variant }) => variant.variantKey),
  );

/** Tiles of products in the order of the keys; keys that the country does not have are left out. */
export const getTiles = async (site: Site, productKeys: readonly string[]): Promise<ProductTile[]> => {
  const { products } = catalogueOf(site.country);
  const shown = productKeys.flatMap((key) => products.get(key) ?? []);
  const stock = await stockOf(shown.flatMap((product) => product.file.variants.map((variant) => ({ product, variant }))));
  return shown.map((product) => presentTile(site, leadingVariant(product, stock), stock));
};

/**
 * Sinks and taps of a country, the most popular first: keys for `getTiles`. Accessories have their own popularity, so they are not
 * included.
 */
export const bestSellers = ({ country }: Site, count: number): string[] => {
  const { sinks, taps } = catalogueOf(country).lists;
  return [...sinks, ...taps]
    .toSorted((a, b) => a.file.popularity - b.file.popularity)
    .slice(0, count)
    .map(({ file }) => file.productKey);
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

/** Links to single variants, with their names, in the order of the keys; what the country does not sell is left out. */
export const linksOfVariants = (
  site: Site,
  variantKeys: readonly string[],
): { variantKey: string; name: string; finish: string; url: string }[] => {
  const { articles } = catalogueOf(site.country);
  return variantKeys
    .flatMap((key) => articles.get(key) ?? [])
    .map((article) => ({
      variantKey: article.variant.variantKey,
      name: article.product.file.name,
      finish: finishName(site, article),
      url: urlOf(site, article),
    }));
};

/** A page of a product list: narrowed by the page, then filtered, sorted and paged by the query (`listQueryKeys`). */
export const listProducts = async (site: Site, list: ListName, query: URLSearchParams, narrowed?: Narrowed): Promise<ProductList> => {
  const found = findOnPage(site, list, query, await readSoldOut(database, articlesOfList(site, list)), narrowed);
  return presentList(site, found, await stockOf(found.articles));
};

/** All that a product's page shows; undefined for a product that the country does not have. */
export const findProduct = async (site: Site, productKey: string): Promise<ProductView | undefined> =>
  viewOf(site, productKey, await stockOf(articlesOnPage(site, productKey)));

/** The values of a list's first filter, with how many products each leaves. It does not query the database: for menus, which are on every page. */
export const browseFacet = (site: Site, list: ListName, id: FacetId): Facet | undefined => presentFirstFacet(site, list, id);

/** The cabinet widths in centimetres for which the country has a sink, with how many sinks fit. */
export const cabinetWidths = (site: Site): { width: number; count: number }[] =>
  (browseFacet(site, 'sinks', 'cabinet')?.options ?? [])
    .filter(({ isImpossible }) => !isImpossible)
    .map(({ value, count }) => ({ width: Number(value), count }));

/** How many products a list has before any filter. */
export const sizeOfList = (site: Site, list: ListName): number => catalogueOf(site.country).lists[list].length;

/** A product for a menu: name, picture and price of its first variant; undefined where the country does not have it. */
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
