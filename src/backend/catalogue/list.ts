import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Facet, ListName, ProductList } from '#shared/catalogue/product-list.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { type FacetId, pageOf, type Sort, sortOf, sorts } from '#shared/routes/list-query.ts';
import { type Article, catalogueOf } from './catalogue-index.ts';
import { countValues, findExclusions, notExcluded, productOffsets } from './count-facets.ts';
import { facetIndexOf } from './facet-index.ts';
import { facetRules } from './facets.ts';
import { orderOf } from './list-order.ts';
import { type Choice, choiceOf, type Narrowed, presentFacet, presentOffered } from './offered-facets.ts';
import { type StockMask, stockMaskOf } from './stock-mask.ts';
import { textsOf } from './texts.ts';
import { presentTile, type Stock } from './tile.ts';
import { varyFinishes } from './varied-finishes.ts';

/** The number of tiles on a page. */
export const pageSize = 12;

/** One article per product: the leading one (in stock, else the first) if it passed, else the first that did. */
const onePerProduct = (offsets: Int32Array, exclusions: Int32Array, { inStockFlags }: StockMask): Uint8Array => {
  const shown = new Uint8Array(exclusions.length);
  for (let product = 0; product + 1 < offsets.length; product++) {
    const [begin = 0, end = 0] = [offsets[product], offsets[product + 1]];
    let leading = begin;
    while (leading < end && inStockFlags[leading] !== 1) leading++;
    if (leading === end) leading = begin;
    let first = leading;
    if (exclusions[leading] !== notExcluded) for (first = begin; first < end && exclusions[first] !== notExcluded; ) first++;
    if (first < end) shown[first] = 1;
  }
  return shown;
};

/** The result of a choice: articles shown, the facet that excludes each, and for each facet how many products its values would leave. */
type FilteredList = { shown: Uint8Array; exclusions: Int32Array; total: number; counts: Map<number, number>[] };

const filterArticles = (articles: readonly Article[], choices: readonly Choice[], stockMask: StockMask): FilteredList => {
  const offsets = productOffsets(articles);
  const exclusions = findExclusions(articles, choices);
  const shown = onePerProduct(offsets, exclusions, stockMask);
  const indexes = choices.map(({ index }) => index);
  return { shown, exclusions, total: shown.reduce((sum, one) => sum + one, 0), counts: countValues(indexes, exclusions, offsets) };
};

const cache = new WeakMap<StockMask, FilteredList>();

/** An unfiltered list is computed once, as long as the stock mask is the same. */
const filterArticlesCached = (articles: readonly Article[], choices: readonly Choice[], stockMask: StockMask): FilteredList => {
  if (choices.some(({ wanted }) => wanted !== 0)) return filterArticles(articles, choices, stockMask);
  return getOrInsertComputed(cache, stockMask, () => filterArticles(articles, choices, stockMask));
};

type Shown = { country: CountryCode; articles: readonly Article[]; filtered: FilteredList; stockMask: StockMask };

/** The articles of one page: those shown, in order, without the first `skipped`; neighbours vary in finish where that changes no price. */
const slicePage = (
  { country, articles, filtered: { shown, exclusions }, stockMask: { inStockFlags } }: Shown,
  sort: Sort,
  skipped: number,
): Article[] => {
  const page: Article[] = [];
  const vary = varyFinishes(country, articles, (position) => exclusions[position] === notExcluded && inStockFlags[position] === 1);
  let met = 0;
  for (const position of orderOf(country, articles, sort)) {
    if (shown[position] !== 1) continue;
    const varied = vary(position);
    if (met++ < skipped) continue;
    page.push(...articles.slice(varied, varied + 1));
    if (page.length === pageSize) break;
  }
  return page;
};

const countFirstFacet = (site: Site, list: ListName, id: FacetId): Facet | undefined => {
  const articles = articlesOfList(site, list);
  const rule = facetRules[list].find((one) => one.id === id);
  if (!rule) return undefined;
  const index = facetIndexOf(rule, { country: site.country, articles }, { inStockFlags: new Int32Array(articles.length) });
  const [counts = new Map()] = countValues([index], findExclusions(articles, []), productOffsets(articles));
  return presentFacet({ rule, index, wanted: 0 }, counts, { site, t: textsOf(site.locale) });
};

const firstFacetCache = new WeakMap<readonly Article[], Map<string, Facet | undefined>>();

/** One facet of the unfiltered list, without stock: counted once for each language and state of the content. */
export const presentFirstFacet = (site: Site, list: ListName, id: FacetId): Facet | undefined => {
  const cached = getOrInsertComputed(firstFacetCache, articlesOfList(site, list), () => new Map());
  return getOrInsertComputed(cached, `${site.locale} ${id}`, () => countFirstFacet(site, list, id));
};

const sortNames = { popularity: 'popularity', 'price-up': 'priceUp', 'price-down': 'priceDown', new: 'new' } as const;

/** All articles of a list, the most popular product first: the same array for each state of the content. */
export const articlesOfList = ({ country }: Pick<Site, 'country'>, list: ListName): readonly Article[] =>
  catalogueOf(country).articlesByList[list];

/** The result for a query, without its tiles: `articles` are those of the page. */
type Found = Omit<ProductList, 'tiles'> & { articles: Article[] };

/**
 * A list for a query. Unknown names and values change nothing; a page past the end is the last one. Facets are those that divide what the
 * page lists; what the page itself narrows is no choice.
 */
export const findOnPage = (
  site: Site,
  list: ListName,
  query: URLSearchParams,
  soldOut: Iterable<string>,
  narrowed: Narrowed = {},
): Found => {
  const t = textsOf(site.locale);
  const articles = articlesOfList(site, list);
  const stockMask = stockMaskOf(articles, soldOut);
  const facetList = { country: site.country, articles };
  const fixed = new URLSearchParams(Object.entries(narrowed).flatMap(([id, values]) => values.map((value) => [id, value])));
  const choose = (queryParams: URLSearchParams): Choice[] =>
    facetRules[list]
      .map((rule) => choiceOf(rule, facetIndexOf(rule, facetList, stockMask), rule.id in narrowed ? fixed : queryParams))
      .filter(({ index }) => index.values.size > 0);
  const base = filterArticlesCached(articles, choose(fixed), stockMask);
  const choices = choose(query);
  const filtered = filterArticlesCached(articles, choices, stockMask);
  const { total, counts } = filtered;
  const sort = sortOf(query);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pageOf(query), pageCount);
  return {
    articles: slicePage({ country: site.country, articles, filtered, stockMask }, sort, (page - 1) * pageSize),
    facets: presentOffered(choices, { base, counts, narrowed }, { site, t }),
    total,
    page,
    pageCount,
    sort,
    sorts: sorts.map((value) => ({ value, label: t(`catalogue.sort.${sortNames[value]}`) })),
  };
};

/** A page of a list with its tiles. */
export const presentList = (site: Site, { articles, ...list }: Found, stock: Stock): ProductList => ({
  tiles: articles.map((article) => presentTile(site, article, stock)),
  ...list,
});
