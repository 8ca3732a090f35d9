import { beforeAll, expect, test } from 'vitest';
import { findPage, getCountry, getProducts, loadContent, pathOfProduct } from '#backend/content/content.ts';
import type { TapFacts } from '#shared/catalogue/facts.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { describeItem, findVariant, priceOf } from './articles.ts';
import { catalogueOf } from './catalogue-index.ts';
import { factRowsOf } from './fact-rows.ts';
import { textsOf } from './texts.ts';

const siteIn = (country: CountryCode): Site => {
  const site = findSite(country, 'en') ?? findSite(country, 'de');
  if (!site) throw new Error(`${country} speaks neither English nor German`);
  return site;
};

const tapsIn = (country: CountryCode): Map<string, TapFacts> =>
  new Map([...getProducts(country)].flatMap(([key, { file }]) => (file.facts.kind === 'tap' ? [[key, file.facts] as const] : [])));

const rowsOf = (country: CountryCode, key: string): Map<string, string> => {
  const facts = tapsIn(country).get(key);
  const site = siteIn(country);
  return new Map(facts && factRowsOf(facts, site, textsOf(site.locale)).map(({ id, value }) => [id, value]));
};

beforeAll(loadContent);

test.each(['us', 'ca', 'au'] as const)('Y-12 %s sells taps, and none with a flow rate above its legal limit', (country) => {
  const most = getCountry(country).flowLimit?.most ?? 0;
  const taps = [...tapsIn(country).values()];
  expect(taps.length).toBeGreaterThan(10);
  expect(taps.filter(({ flow }) => flow > most)).toEqual([]);
});

test.each(['us', 'ca', 'au'] as const)(
  'Y-12 in %s a tap above the limit has no page, no price, no entry in the list; elsewhere it has',
  (country) => {
    const site = siteIn(country);
    expect(pathOfProduct(site, 'strahl')).toBeUndefined();
    expect(findPage(site, ['taps', 'strahl'])).toBeUndefined();
    expect([priceOf(country, 'strahl-chrome'), describeItem(site, 'strahl-chrome')]).toEqual([undefined, undefined]);
    expect(catalogueOf(country).lists.taps.map(({ file }) => file.productKey)).not.toContain('strahl');
    expect(findPage(siteIn('gb'), ['taps', 'strahl'])).toBeDefined();
    expect([findVariant('strahl-chrome')?.product.name, priceOf('gb', 'strahl-chrome')?.currency]).toEqual(['Strahl', 'GBP']);
  },
);

test('Y-12 a tap shows its flow rate in the country, in gallons too where those are the legal unit', () => {
  expect(rowsOf('de', 'bogen').get('flow')).toBe('9 l/min');
  expect(rowsOf('us', 'bogen').get('flow')).toBe('1.8 gpm (6.8 L/min)');
});

test('Y-12 only Australia shows stars and litres', () => {
  expect(rowsOf('au', 'bogen').get('wels')).toBe('4 stars, 7 L/min');
  expect([...tapsIn('au').keys()].filter((key) => !rowsOf('au', key).has('wels'))).toEqual([]);
  expect(rowsOf('us', 'bogen').has('wels')).toBe(false);
});
