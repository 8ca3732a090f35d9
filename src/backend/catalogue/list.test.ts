import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { type ListName, listNames } from '#shared/catalogue/product-list.ts';
import type { Site } from '#shared/country/site.ts';
import { type Sort, sorts } from '#shared/routes/list-query.ts';
import { growCatalogue, numbersOf } from '#tests/backend/content/grow-catalogue.ts';
import type { Article } from './catalogue-index.ts';
import { availability, type FacetRule, inStock } from './facet-rule.ts';
import { facetRules } from './facets.ts';
import { articlesOfList, findOnPage, pageSize } from './list.ts';
import { priceIn } from './price.ts';
import { nameOfBand } from './price-bands.ts';
import { stockMaskOf } from './stock-mask.ts';
import { toneOf } from './varied-finishes.ts';

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
type Chosen = ReadonlyMap<FacetRule, readonly string[]>;

let putBack: () => void;
beforeAll(async () => {
  await loadContent();
  putBack = growCatalogue(400);
});
afterAll(() => putBack());

/** The expected list, computed by asking every article everything anew. */
const naiveList = (list: ListName, chosen: Chosen, sort: Sort, soldOut: ReadonlySet<string>) => {
  const articles = articlesOfList(site, list);
  const own = { country: site.country, articles };
  const isInStock = ({ variant }: Article) => !soldOut.has(variant.variantKey);
  const valuesOf = (rule: FacetRule, article: Article) =>
    rule === availability ? (isInStock(article) ? [inStock] : []) : rule.valuesOf(article, own);
  const passes = (article: Article, except?: FacetRule) =>
    [...chosen].every(([rule, wanted]) => rule === except || wanted.some((value) => valuesOf(rule, article).includes(value)));
  const productsOf = (left: readonly Article[]): number => new Set(left.map(({ product }) => product)).size;
  const countOf = (rule: FacetRule, value: string, asked: readonly Article[]): number =>
    productsOf(asked.filter((article) => valuesOf(rule, article).includes(value)));
  const counts = facetRules[list].map((rule) => {
    const values = rule.values(own).filter((value) => rule.showsAll || articles.some((article) => valuesOf(rule, article).includes(value)));
    const parts = values.some((value) => {
      const count = countOf(rule, value, articles);
      return count > 0 && count < productsOf(articles);
    });
    if (!parts && !chosen.has(rule)) return [];
    const passed = articles.filter((article) => passes(article, rule));
    return values.map((value) => [rule.id, value, countOf(rule, value, passed)]);
  });
  const found = [...Map.groupBy(articles, ({ product }) => product).values()].flatMap((all) => {
    const passed = all.filter((article) => passes(article));
    const leading = all.find(isInStock) ?? all[0];
    return passed.find((article) => article === leading) ?? passed[0] ?? [];
  });
  const priceOf = ({ variant }: Article) => priceIn(site.country, variant).rawValue;
  const newness = ({ product }: Article) => (product.file.badge === 'new' ? 0 : 1);
  const inOrder = {
    popularity: found,
    'price-up': found.toSorted((a, b) => priceOf(a) - priceOf(b)),
    'price-down': found.toSorted((a, b) => priceOf(b) - priceOf(a)),
    new: found.toSorted((a, b) => newness(a) - newness(b)),
  }[sort];
  // If one of the three tiles before has its tone: the tone seen longest ago that is in stock at the same price.
  const tones: string[] = [];
  const agoOf = ({ variant }: Article) => tones.length - 1 - tones.lastIndexOf(toneOf(variant.finish));
  const keys = inOrder.map((article) => {
    const others = articles.filter((one) => one.product === article.product && passes(one) && isInStock(one));
    const alike = others.filter((one) => priceOf(one) === priceOf(article) && !one.variant.reduction === !article.variant.reduction);
    const isNear = (one: Article) => tones.slice(-3).includes(toneOf(one.variant.finish));
    const far = alike.filter((one) => !isNear(one)).toSorted((a, b) => agoOf(b) - agoOf(a));
    const varied = (isNear(article) && far[0]) || article;
    tones.push(toneOf(varied.variant.finish));
    return varied.variant.variantKey;
  });
  return { counts: counts.flat(), keys };
};

test('P-03 counts, products and their order equal those of a full scan, whatever is chosen', () => {
  const random = numbersOf(7);
  const some = <Value>(all: readonly Value[], part: number) => all.filter(() => random() < part);
  for (let round = 0; round < 60; round++) {
    const list = listNames[round % listNames.length] ?? 'sinks';
    const sort = sorts[Math.floor(random() * sorts.length)] ?? 'popularity';
    const articles = articlesOfList(site, list);
    const own = { country: site.country, articles };
    const soldOut = new Set(some(articles, round % 10 === 0 ? 1 : random() * 0.6).map(({ variant }) => variant.variantKey));
    const offered = findOnPage(site, list, new URLSearchParams(), soldOut).facets.flatMap(({ options }) =>
      options.map(({ value }) => value),
    );
    const chosen = new Map(
      some(facetRules[list], 0.35).flatMap((rule) => {
        const known = rule.values(own).filter((value) => offered.includes(value));
        const values = rule.kind === 'cabinet' ? some(known, 0.5).slice(-1) : some(known, 0.4);
        return values.length > 0 ? [[rule, values] as const] : [];
      }),
    );
    const asked = [...chosen].flatMap(([rule, values]) => values.map((value) => [rule.id, value]));
    const page = (number: number) =>
      findOnPage(site, list, new URLSearchParams([...asked, ['sort', sort], ['page', String(number)]]), soldOut);
    const { facets, total, pageCount } = page(1);
    const naive = naiveList(list, chosen, sort, soldOut);
    expect(facets.flatMap(({ id, options }) => options.map(({ value, count }) => [id, value, count]))).toEqual(naive.counts);
    expect([total, pageCount]).toEqual([naive.keys.length, Math.max(1, Math.ceil(naive.keys.length / pageSize))]);
    const shown = Array.from({ length: pageCount }, (_, index) => page(index + 1).articles).flat();
    expect(shown.map(({ variant }) => variant.variantKey)).toEqual(naive.keys);
  }
});

test('P-03 a list of thousands computes each product at its first request, and never again', () => {
  let looks = 0;
  const end = growCatalogue(3000, () => looks++);
  const ask = (query: string) => findOnPage(site, 'sinks', new URLSearchParams(query), []).total;
  const all = ask('');
  const first = looks;
  looks = 0;
  const narrowed = ['cabinet=60&finish=sand', 'material=granite&sort=price-up&page=2', 'mounting=inset&availability=in-stock'].map(ask);
  const later = looks;
  end();
  expect(first).toBeGreaterThan(all);
  expect(later).toBe(0);
  for (const total of narrowed) expect(total).toBeLessThan(all);
});

test('P-03 an unfiltered list is computed once, until the set of sold-out articles changes', () => {
  const soldOut: string[] = [];
  const ask = (keys: readonly string[]) => findOnPage(site, 'taps', new URLSearchParams('sort=price-up'), keys);
  const inStockOf = (keys: readonly string[]) => ask(keys).facets.find(({ id }) => id === 'availability')?.options[0]?.count;
  const before = inStockOf(soldOut);
  // Artificial: it shows that the same stock mask is not read again.
  stockMaskOf(articlesOfList(site, 'taps'), soldOut).inStockFlags.fill(0, 0, 40);
  expect(inStockOf(soldOut)).toBe(before);
  const removedKeys = articlesOfList(site, 'taps').map(({ variant }) => variant.variantKey);
  expect(inStockOf(removedKeys.slice(1))).toBe(1);
});

test('P-03 the name of a price band is created once', () => {
  const write = vi.spyOn(Intl.NumberFormat.prototype, 'formatRange');
  const names = [nameOfBand(site, '70000-80000'), nameOfBand(site, '70000-80000')];
  expect([new Set(names).size, write.mock.calls.length]).toEqual([1, 1]);
  write.mockRestore();
});

test("P-03 R-14 a page that narrows its list gives its filter's result, and does not offer it; no visitor widens it", () => {
  const ask = (query: string, narrowed?: Parameters<typeof findOnPage>[4]) =>
    findOnPage(site, 'sinks', new URLSearchParams(query), [], narrowed);
  const keysOf = ({ articles }: ReturnType<typeof ask>): string[] => articles.map(({ variant }) => variant.variantKey);
  const narrowed = { material: ['granite'], mounting: ['inset', 'flush'] } as const;
  const page = ask('', narrowed);
  const filtered = ask('material=granite&mounting=inset&mounting=flush');
  expect([page.total, keysOf(page)]).toEqual([filtered.total, keysOf(filtered)]);
  expect(page.facets.map(({ id }) => id)).not.toContain('material');
  expect(page.facets.map(({ id }) => id)).toContain('bowls');
  expect(page.facets.find(({ id }) => id === 'finish')?.options.map(({ value }) => value)).not.toContain('copper');
  expect(ask('material=steel', narrowed).total).toBe(page.total);
  expect(ask('bowls=two', narrowed).total).toBe(ask('material=granite&mounting=inset&mounting=flush&bowls=two').total);
});

test('P-03 a list of a few products offers no filters; a filter that is set all the same is shown', () => {
  const ask = (query: string, narrowed?: Parameters<typeof findOnPage>[4]) =>
    findOnPage(site, 'taps', new URLSearchParams(query), [], narrowed);
  const few = { style: ['spring'], finish: ['copper'] } as const;
  putBack();
  const [whole, chosen] = [ask('', few), ask('pullout=yes', few)];
  putBack = growCatalogue(400);
  expect([whole.total <= 6, whole.facets]).toEqual([true, []]);
  expect(chosen.facets.map(({ id }) => id)).toEqual(['pullout']);
});
