import { beforeAll, expect, test } from 'vitest';
import { getProducts, liveSites, loadContent } from '#backend/content/content.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { metricAlone, readTextsIn } from '../../../tests/content/metric-alone.ts';
import { factRowsOf } from './fact-rows.ts';
import { cutOutAsSvg } from './product-documents.ts';
import { textsOf } from './texts.ts';

beforeAll(loadContent);

const siteOf = (country: CountryCode, language: Language) => {
  const site = liveSites().find((one) => one.country === country && one.language === language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};

test.each([
  ['us', 'en'],
  ['ca', 'en'],
  ['ca', 'fr'],
] as const)(
  'C-12 every fact of every product has inches, pounds, gallons or psi beside metric units, on templates too (%s %s)',
  (country, language) => {
    const site = siteOf(country, language);
    for (const { file } of getProducts(country).values()) {
      const facts = readTextsIn(factRowsOf(file.facts, site, textsOf(site.locale)), file.productKey);
      expect(facts.length).toBeGreaterThan(3);
      const svg = file.facts.kind === 'sink' ? cutOutAsSvg(file.name, file.facts, site.locale) : undefined;
      const words = [...(svg ?? '').matchAll(/<text[^>]*>([^<]*)/gu)].map(([, text = '']) => ({ location: file.productKey, text }));
      expect(metricAlone([...facts, ...words])).toEqual([]);
    }
  },
);

test.each([
  ['outer', 'delta-60-s', 'us', 'en', '39.37 × 19.69 in (1000 × 500 mm)'],
  ['outer', 'delta-60-s', 'ca', 'en', '1000 × 500 mm (39.37 × 19.69 in)'],
  ['outer', 'delta-60-s', 'ca', 'fr', '1000 × 500 mm (39,37 × 19,69 po)'],
  ['outer', 'delta-60-s', 'gb', 'en', '1000 × 500 mm'],
  ['pressure', 'sacht', 'us', 'en', 'Low pressure, 7 to 29 psi'],
  ['pressure', 'sacht', 'ca', 'fr', 'Basse pression, de 0,5 à 2 bar (7 à 29 psi)'],
  ['flow', 'quell', 'us', 'en', '1.8 gpm (6.8 L/min)'],
  ['volume', 'boje-60', 'us', 'en', '2 × 4 gal (15 L), 2.1 gal (8 L)'],
] as const)('C-12 the row %s of %s reads in %s %s: %s', (id, key, country, language, value) => {
  const site = siteOf(country, language);
  const facts = getProducts(country).get(key)?.file.facts;
  const rows = facts ? factRowsOf(facts, site, textsOf(site.locale)) : [];
  expect(rows.find((row) => row.id === id)?.value.replaceAll(/\s/gu, ' ')).toBe(value);
});
