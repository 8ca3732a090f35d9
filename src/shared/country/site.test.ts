import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '#shared/country/currency.ts';
import { type CountryCode, type CountryFacts, countries, languages } from './countries.ts';
import { languagePrefixOf, siteOfPrefix } from './language-prefix.ts';
import { findSite, hrefTo, rootOf } from './site.ts';

const codes = Object.keys(countries) as CountryCode[];
const country = fc.constantFrom(...codes);
const language = fc.constantFrom(...languages);
const factsOf = (code: CountryCode): CountryFacts => countries[code];

test('C-01 twenty countries with their languages, fourteen languages in all', () => {
  expect(codes.toSorted()).toEqual('at au be ca ch cn cz de es fr gb hu it jp nl pl pt ua us vn'.split(' '));
  expect([factsOf('ch').languages, factsOf('be').languages, factsOf('ca').languages]).toEqual([
    ['de', 'fr'],
    ['nl', 'fr'],
    ['en', 'fr'],
  ]);
  expect(codes.filter((code) => factsOf(code).languages.length > 1)).toEqual(['ch', 'be', 'ca']);
  expect(new Set(codes.flatMap((code) => factsOf(code).languages))).toEqual(new Set(languages));
});

test('C-03 every country has label, domain, ISO code, coordinates; domains are unique', () => {
  for (const code of codes) {
    const { label, domain, iso, coordinates } = factsOf(code);
    expect([label.length > 2, domain.startsWith('undula.'), iso.toLowerCase()]).toEqual([true, true, code]);
    expect(Math.abs(coordinates.lat) <= 90 && Math.abs(coordinates.lng) <= 180).toBe(true);
  }
  expect(new Set(codes.map((code) => factsOf(code).domain)).size).toBe(codes.length);
});

test('C-07 the named countries have their own currency, every other one the euro', () => {
  const own = { gb: 'GBP', au: 'AUD', ca: 'CAD', jp: 'JPY', us: 'USD', vn: 'VND' };
  for (const code of codes) expect(factsOf(code).currency).toBe(own[code as keyof typeof own] ?? 'EUR');
  expect(new Set(codes.map((code) => factsOf(code).currency))).toEqual(new Set(currencies));
});

test('C-04 the root is / for one language and /{language}/ for several', () => {
  fc.assert(
    fc.property(country, language, (code, spoken) => {
      const site = findSite(code, spoken);
      if (!factsOf(code).languages.includes(spoken)) return site === undefined;
      return (
        site?.root === rootOf(code, spoken) &&
        site.root === (factsOf(code).languages.length === 1 ? '/' : `/${spoken}/`) &&
        site.locale === `${spoken}-${code.toUpperCase()}`
      );
    }),
  );
});

test("C-05 a prefix of the country's language is its site, any other is none, no prefix is the first language", () => {
  fc.assert(
    fc.property(country, fc.option(language, { nil: undefined }), (code, prefix) => {
      const site = siteOfPrefix(code, prefix);
      if (prefix === undefined) return site?.language === factsOf(code).languages[0];
      return factsOf(code).languages.includes(prefix) ? site?.language === prefix : site === undefined;
    }),
  );
});

test('C-05 only a whole first segment is a language prefix', () => {
  fc.assert(fc.property(language, fc.webPath(), (code, path) => languagePrefixOf(`/${code}${path.startsWith('/') ? path : ''}`) === code));
  expect(['/', '', '/cart', '/france', '/FR', '/fr-CH', 'fr', '//fr', '/%66r'].map(languagePrefixOf)).toEqual(
    Array.from({ length: 9 }, () => undefined),
  );
});

test('addresses stay on the site: one leading slash, never two', () => {
  fc.assert(
    fc.property(country, fc.string(), (code, path) => {
      const site = siteOfPrefix(code, undefined);
      return site !== undefined && /^\/(?!\/)/.test(hrefTo(site, path)) && hrefTo(site, path).startsWith(site.root);
    }),
  );
});
