import { beforeAll, describe, expect, test } from 'vitest';
import { getCountryContent, getProducts, loadContent } from '#backend/content/content.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { sparePartsOf } from './spare-parts.ts';

const siteOf = (...[country, language]: Parameters<typeof findSite>): Site => {
  const site = findSite(country, language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};
const de = siteOf('de', 'de');
const products = () => [...getProducts('de').values()].map(({ file }) => file);
const numbersOf = (productKey: string): string[] => {
  const facts = getProducts('de').get(productKey)?.file.facts;
  if (!facts) throw new Error(`no ${productKey}`);
  return sparePartsOf(facts, de).map(({ id }) => id);
};
const [aerator, spray, highPressureHoses, lowPressureHoses] = ['70.20.1002', '70.21.1001', '70.22.1001', '70.22.1002'];
const [clampsAbove, clampsBelow] = ['70.11.1001', '70.11.1002'];

beforeAll(() => loadContent());

describe('P-03 spare parts', () => {
  test('belong to a product by its facts', () => {
    expect(numbersOf('delta-60-s')).toContain(clampsAbove);
    expect(numbersOf('delta-60-s')).not.toContain(clampsBelow);
    expect(numbersOf('bogen')).toEqual(expect.arrayContaining([aerator, highPressureHoses]));
    expect(numbersOf('bogen')).not.toContain(spray);
    expect(numbersOf('bogen-p')).toContain(spray);
    expect(numbersOf('bogen-p')).not.toContain(aerator);
    expect(numbersOf('ufer')).toContain(lowPressureHoses);
    expect(numbersOf('ufer')).not.toContain(highPressureHoses);
  });

  test('exist for every sink and tap, and each belongs to some product', () => {
    const repaired = products().filter(({ facts }) => facts.kind === 'sink' || facts.kind === 'tap');
    for (const { productKey } of repaired) expect(numbersOf(productKey).length).toBeGreaterThan(2);
    const shown = new Set(repaired.flatMap(({ productKey }) => numbersOf(productKey)));
    expect(getCountryContent('de').spareParts.filter(({ sku }) => !shown.has(sku))).toEqual([]);
  });

  test('have article numbers of their own', () => {
    const parts = getCountryContent('de').spareParts.map(({ sku }) => sku);
    const all = [...parts, ...products().flatMap(({ variants }) => variants.map(({ sku }) => sku))];
    expect(new Set(all).size).toBe(all.length);
  });

  test('are named in the language and priced in the currency of the country', () => {
    const facts = getProducts('jp').get('bogen')?.file.facts;
    const rows = facts ? sparePartsOf(facts, siteOf('jp', 'ja')) : [];
    expect(rows.find(({ id }) => id === aerator)).toEqual({ id: aerator, label: '泡沫器', value: '70.20.1002 · ￥1,700' });
  });
});
