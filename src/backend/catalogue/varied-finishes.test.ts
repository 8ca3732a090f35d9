import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { listNames } from '#shared/catalogue/product-list.ts';
import type { Site } from '#shared/country/site.ts';
import { articlesOfList, findOnPage, presentList } from './list.ts';
import { priceIn } from './price.ts';
import { leadingVariant } from './tile.ts';
import { toneOf } from './varied-finishes.ts';

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const find = (query = '', soldOut: readonly string[] = [], list: (typeof listNames)[number] = 'sinks') =>
  findOnPage(site, list, new URLSearchParams(query), soldOut);
const keysOf = ({ articles }: ReturnType<typeof find>): string[] => articles.map(({ variant }) => variant.variantKey);

beforeAll(loadContent);

test('the first page of sinks varies: no tone twice among four consecutive tiles, where another is available', () => {
  const finishes = find().articles.map(({ variant }) => variant.finish);
  expect(new Set(finishes).size).toBeGreaterThanOrEqual(5);
  for (const list of listNames) {
    const shown = find('', [], list).articles;
    for (const [at, { product, variant }] of shown.entries()) {
      const before = shown.slice(Math.max(0, at - 3), at).map((one) => toneOf(one.variant.finish));
      const free = product.file.variants.filter(
        ({ finish, prices }) => !before.includes(toneOf(finish)) && prices.EUR === variant.prices.EUR,
      );
      expect(before.includes(toneOf(variant.finish)) && free.length > 0).toBe(false);
    }
  }
});

test('P-02 P-03 picture, address, price and chosen finish of a tile belong together', () => {
  const { tiles } = presentList(site, find(), new Map());
  for (const { matchingVariantKey, url, image, price } of tiles) {
    const article = articlesOfList(site, 'sinks').find(({ variant }) => variant.variantKey === matchingVariantKey);
    const isFirst = article?.product.file.variants[0] === article?.variant;
    expect(url.endsWith(`?finish=${article?.variant.finish}`)).toBe(!isFirst);
    expect(image.picture.identifier).toBe(`${matchingVariantKey}--front`);
    expect(price.rawValue).toBe(article && priceIn('de', article.variant).rawValue);
  }
});

test('P-03 varying finishes changes neither prices nor the order, whatever the sort', () => {
  for (const sort of ['popularity', 'price-up', 'price-down', 'new']) {
    const { articles } = find(`sort=${sort}`);
    const led = articles.map(({ product }) => leadingVariant(product, new Map()));
    expect(articles.map(({ variant }) => priceIn('de', variant).rawValue)).toEqual(
      led.map(({ variant }) => priceIn('de', variant).rawValue),
    );
  }
});

test('P-03 a filtered colour takes precedence, sold-out finishes are never used, and the same list is always the same', () => {
  for (const { variant } of find('finish=anthracite').articles) expect(variant.finish).toBe('anthracite');
  const [, , third] = keysOf(find());
  expect(third).not.toMatch(/-anthracite$/);
  expect(keysOf(find('', [String(third)]))).not.toContain(third);
  expect(keysOf(find())).toEqual(keysOf(find()));
  const whole = [...keysOf(find()), ...keysOf(find('page=2'))];
  expect(new Set(whole.map((key) => articlesOfList(site, 'sinks').find(({ variant }) => variant.variantKey === key)?.product)).size).toBe(
    whole.length,
  );
});
