import 'server-only';
import type { Facet, ListName, ProductList } from '#shared/catalogue/product-list.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { type FacetId, pageOf, type Sort, sortOf, sorts } from '#shared/routes/list-query.ts';
import { type Article, catalogueOf } from './catalogue-index.ts';
import { countValues, findRefusals, firstsOf, passes } from './count-facets.ts';
import { facetIndexOf } from './facet-index.ts';
import { facetRules } from './facets.ts';
import { orderOf } from './list-order.ts';
import { type Choice, choiceOf, type Narrowed, presentFacet, presentOffered } from './offered-facets.ts';
import { type Shelf, shelfOf } from './shelf.ts';
import { textsOf } from './texts.ts';
import { presentTile, type Stock } from './tile.ts';
import { varyFinishes } from './varied-finishes.ts';

/** So many tiles stand on a page. */
export const pageSize = 12;

/** One article a product: the one that leads (on the shelf, else the first) if it passed, else the first that did. */
const oneEach = (begins: Int32Array, refusals: Int32Array, { onShelf }: Shelf): Uint8Array => {
  const shown = new Uint8Array(refusals.length);
  for (let product = 0; product + 1 < begins.length; product++) {
    const [begin = 0, end = 0] = [begins[product], begins[product + 1]];
    let leading = begin;
    while (leading < end && onShelf[leading] !== 1) leading++;
    if (leading === end) leading = begin;
    let first = leading;
    if (refusals[leading] !== passes) for (first = begin; first < end && refusals[first] !== passes; ) first++;
    if (first < end) shown[first] = 1;
  }
  return shown;
};

/** What a choice leaves: the articles that are shown, whether it refuses each, and for each facet how many products its values would leave. */
type Left = { shown: Uint8Array; refusals: Int32Array; total: number; counts: Map<number, number>[] };

const lookThrough = (articles: readonly Article[], choices: readonly Choice[], shelf: Shelf): Left => {
  const begins = firstsOf(articles);
  const refusals = findRefusals(articles, choices);
  const shown = oneEach(begins, refusals, shelf);
  const indexes = choices.map(({ index }) => index);
  return { shown, refusals, total: shown.reduce((sum, one) => sum + one, 0), counts: countValues(indexes, refusals, begins) };
};

const ofWholeLists = new WeakMap<Shelf, Left>();

/** A list that nothing narrows is looked through once, as long as the same things lie on the shelf. */
const whatIsLeft = (articles: readonly Article[], choices: readonly Choice[], shelf: Shelf): Left => {
  if (choices.some(({ wanted }) => wanted !== 0)) return lookThrough(articles, choices, shelf);
  const known = ofWholeLists.get(shelf) ?? lookThrough(articles, choices, shelf);
  ofWholeLists.set(shelf, known);
  return known;
};

type Shown = { country: CountryCode; articles: readonly Article[]; left: Left; shelf: Shelf };

/** The articles of one page: those that are shown, in an order, without the first `skipped`; neighbours in other finishes where that changes no price. */
const cut = ({ country, articles, left: { shown, refusals }, shelf: { onShelf } }: Shown, sort: Sort, skipped: number): Article[] => {
  const page: Article[] = [];
  const vary = varyFinishes(country, articles, (place) => refusals[place] === passes && onShelf[place] === 1);
  let met = 0;
  for (const place of orderOf(country, articles, sort)) {
    if (shown[place] !== 1) continue;
    const varied = vary(place);
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
  const index = facetIndexOf(rule, { country: site.country, articles }, { onShelf: new Int32Array(articles.length) });
  const [counts = new Map()] = countValues([index], findRefusals(articles, []), firstsOf(articles));
  return presentFacet({ rule, index, wanted: 0 }, counts, { site, t: textsOf(site.locale) });
};

const firstFacets = new WeakMap<readonly Article[], Map<string, Facet | undefined>>();

/** One facet of a list that nothing narrows yet, without asking for stock: counted once for each language and state of the content. */
export const presentFirstFacet = (site: Site, list: ListName, id: FacetId): Facet | undefined => {
  const articles = articlesOfList(site, list);
  const known = firstFacets.get(articles) ?? new Map<string, Facet | undefined>();
  firstFacets.set(articles, known);
  const key = `${site.locale} ${id}`;
  if (!known.has(key)) known.set(key, countFirstFacet(site, list, id));
  return known.get(key);
};

const sortNames = { popularity: 'popularity', 'price-up': 'priceUp', 'price-down': 'priceDown', new: 'new' } as const;

/** All articles of a list, the most popular product first: the same array for each state of the content. */
export const articlesOfList = ({ country }: Pick<Site, 'country'>, list: ListName): readonly Article[] =>
  catalogueOf(country).articlesByList[list];

/** A list as a query asks for it, without its tiles: `articles` are those of the page. */
type Found = Omit<ProductList, 'tiles'> & { articles: Article[] };

/**
 * A list as the query asks for it. Unknown names and values of the query change nothing; a page past the end is the last one. Facets are
 * those that part what the page lists; what the page itself narrows is no choice.
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
  const shelf = shelfOf(articles, soldOut);
  const facetList = { country: site.country, articles };
  const fixed = new URLSearchParams(Object.entries(narrowed).flatMap(([id, values]) => values.map((value) => [id, value])));
  const choose = (asked: URLSearchParams): Choice[] =>
    facetRules[list]
      .map((rule) => choiceOf(rule, facetIndexOf(rule, facetList, shelf), rule.id in narrowed ? fixed : asked))
      .filter(({ index }) => index.values.size > 0);
  const base = whatIsLeft(articles, choose(fixed), shelf);
  const choices = choose(query);
  const left = whatIsLeft(articles, choices, shelf);
  const { total, counts } = left;
  const sort = sortOf(query);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pageOf(query), pageCount);
  return {
    articles: cut({ country: site.country, articles, left, shelf }, sort, (page - 1) * pageSize),
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
