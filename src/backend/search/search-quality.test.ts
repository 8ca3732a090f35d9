import { beforeAll, describe, expect, test } from 'vitest';
import { documentAddresses } from '#backend/catalogue/catalogue.ts';
import { getProducts, liveSites, loadContent } from '#backend/content/content.ts';
import { countries, type Language, languages } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { readJudgedQueries } from '../../../bench/search/judged-queries.ts';
import { meanRecall } from '../../../bench/search/recall.ts';
import { findKeys } from './find-keys.ts';
import { popularSearches } from './popular-searches.ts';

/** The measured recall, rounded down: lowering it must be a deliberate change here. */
const floors: Record<Language, readonly [at5: number, at20: number]> = {
  de: [1, 1],
  en: [1, 1],
  fr: [0.98, 0.98],
  nl: [1, 1],
  it: [1, 1],
  es: [0.98, 0.98],
  pt: [1, 1],
  pl: [1, 1],
  cs: [1, 1],
  hu: [1, 1],
  uk: [0.99, 0.99],
  ja: [0.98, 0.98],
  zh: [1, 1],
  vi: [0.98, 0.98],
};

const siteOf = (language: Language): Site => {
  const found = liveSites().find((site) => countries[site.country].languages[0] === language && site.language === language);
  if (!found) throw new Error(`No country speaks ${language} first`);
  return found;
};

beforeAll(loadContent);

describe.each(languages)('%s', (language) => {
  test('B-15 the expected results of the queries exist in the shop', () => {
    const site = siteOf(language);
    const judged = readJudgedQueries(language);
    const products = getProducts(site.country);
    for (const { query, products: keys = [], documents = [] } of judged) {
      expect({ query, unknown: keys.filter((key) => !products.has(key)) }).toEqual({ query, unknown: [] });
      for (const document of documents) {
        const [key = '', id] = document.split('/');
        expect(documentAddresses(site, key).map((one) => one.id)).toContain(id);
      }
    }
  });

  test('B-15 the recall of the queries is at least as high as measured', () => {
    const site = siteOf(language);
    const judged = readJudgedQueries(language);
    const search = (query: string) => findKeys(site, query);
    const [at5, at20] = floors[language];
    expect(meanRecall(5, judged, search)).toBeGreaterThanOrEqual(at5);
    expect(meanRecall(20, judged, search)).toBeGreaterThanOrEqual(at20);
  });

  test('P-04 every product is the first result for its name, and for each of its article numbers, with dots or without', () => {
    const site = siteOf(language);
    for (const [key, { file }] of getProducts(site.country)) {
      expect([file.name, findKeys(site, file.name).product[0]]).toEqual([file.name, key]);
      for (const { sku } of file.variants)
        for (const written of [sku, sku.replaceAll('.', ''), sku.replaceAll('.', ' ')])
          expect([written, findKeys(site, written).product]).toEqual([written, [key]]);
    }
  });

  test('P-04 every suggested search has results', () => {
    const site = siteOf(language);
    expect(popularSearches(site).filter((term) => findKeys(site, term).product.length === 0)).toEqual([]);
  });
});
