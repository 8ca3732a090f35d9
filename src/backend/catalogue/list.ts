import 'server-only';
import type { Facet, ListName, ProductList } from '#shared/catalogue/product-list.ts';
import type { Site } from '#shared/country/site.ts';
import { type FacetId, pageOf, type Sort, sortOf, sorts } from '#shared/routes/list-query.ts';
import { type Article, catalogueOf } from './catalogue-index.ts';
import type { FacetContext, FacetRule } from './facet-rule.ts';
import { facetRules } from './facets.ts';
import { priceIn } from './price.ts';
import { textsOf } from './texts.ts';
import { leadingVariant, presentTile, type Stock } from './tile.ts';

/** So many tiles stand on a page. */
export const pageSize = 12;

type Choice = { rule: FacetRule; options: { value: string; label: string }[]; selected: readonly string[] };

/** Of a facet only values count that it offers; of the cabinet only the last one. */
const choiceOf = (rule: FacetRule, query: URLSearchParams, context: FacetContext): Choice => {
  const options = rule.options(context);
  const selected = [...new Set(query.getAll(rule.id))].filter((value) => options.some((option) => option.value === value));
  return { rule, options, selected: rule.kind === 'cabinet' ? selected.slice(-1) : selected };
};

const passes = (article: Article, { rule, selected }: Choice, context: FacetContext): boolean =>
  selected.length === 0 || selected.some((value) => rule.matches(article, value, context));

/** Articles that every choice lets through; `except` leaves one facet out, to count what its values would give. */
const remaining = (choices: readonly Choice[], context: FacetContext, except?: Choice): Article[] =>
  context.articles.filter((article) => choices.every((choice) => choice === except || passes(article, choice, context)));

const countProducts = (articles: readonly Article[]): number => new Set(articles.map(({ product }) => product)).size;

const presentFacet = (choice: Choice, choices: readonly Choice[], context: FacetContext): Facet => {
  const { rule, selected } = choice;
  const others = remaining(choices, context, choice);
  return {
    id: rule.id,
    kind: rule.kind,
    label: context.t(`catalogue.facet.${rule.id}`),
    options: choice.options.map(({ value, label }) => {
      const count = countProducts(others.filter((article) => rule.matches(article, value, context)));
      const isSelected = selected.includes(value);
      return { value, label, count, isSelected, isImpossible: count === 0 && !isSelected };
    }),
  };
};

/** One article a product: the one that leads if it passed, else the first that did. */
const oneEach = (articles: readonly Article[], stock: Stock): Article[] => {
  const byProduct = Map.groupBy(articles, ({ product }) => product);
  return [...byProduct].flatMap(([product, own]) => {
    const leading = leadingVariant(product, stock);
    return own.find(({ variant }) => variant === leading.variant) ?? own[0] ?? [];
  });
};

const priceOfArticle = ({ country }: Site, { variant }: Article): number => priceIn(country, variant).rawValue;
const newness = ({ product }: Article): number => (product.file.badge === 'new' ? 0 : 1);

// The articles come by popularity, and sorting keeps the order of equals.
const sorted = (articles: Article[], sort: Sort, site: Site): Article[] => {
  if (sort === 'price-up') return articles.toSorted((a, b) => priceOfArticle(site, a) - priceOfArticle(site, b));
  if (sort === 'price-down') return articles.toSorted((a, b) => priceOfArticle(site, b) - priceOfArticle(site, a));
  return sort === 'new' ? articles.toSorted((a, b) => newness(a) - newness(b)) : articles;
};

const countFirstFacet = (site: Site, list: ListName, id: FacetId): Facet | undefined => {
  const context: FacetContext = { site, t: textsOf(site.language), stock: new Map(), articles: articlesOfList(site, list) };
  const rule = facetRules[list].find((one) => one.id === id);
  return rule && presentFacet({ rule, options: rule.options(context), selected: [] }, [], context);
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

/** A list as the query asks for it. Unknown names and values of the query change nothing; a page past the end is the last one. */
export const presentList = (site: Site, list: ListName, query: URLSearchParams, stock: Stock): ProductList => {
  const t = textsOf(site.language);
  const context: FacetContext = { site, t, stock, articles: articlesOfList(site, list) };
  const choices = facetRules[list].map((rule) => choiceOf(rule, query, context)).filter(({ options }) => options.length > 0);
  const sort = sortOf(query);
  const found = sorted(oneEach(remaining(choices, context), stock), sort, site);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(pageOf(query), pageCount);
  return {
    tiles: found.slice((page - 1) * pageSize, page * pageSize).map((article) => presentTile(site, article, stock)),
    facets: choices.map((choice) => presentFacet(choice, choices, context)),
    total: found.length,
    page,
    pageCount,
    sort,
    sorts: sorts.map((value) => ({ value, label: t(`catalogue.sort.${sortNames[value]}`) })),
  };
};
