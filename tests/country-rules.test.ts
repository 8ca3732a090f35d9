import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countryFile } from '#shared/content/country-file.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import { taxesOf, taxRegionOf } from '#shared/content/tax-of.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { capitalised } from '#shared/i18n/capitalised.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

const codes = Object.keys(countries) as CountryCode[];
const rulesOf = (code: CountryCode) =>
  countryFile.parse(JSON.parse(readFileSync(new URL(`../content/countries/${code}.json`, import.meta.url), 'utf8')));

/** Countries we sell in whose banks take part in SEPA direct debit. */
const sepa = new Set<CountryCode>(['at', 'de', 'ch', 'be', 'cz', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'es']);
const unionMembers = new Set<CountryCode>(['at', 'de', 'be', 'cz', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'es']);
/** Local payment methods of a country, beside cards and wallets. */
const localMethods: Partial<Record<CountryCode, string[]>> = {
  nl: ['iDEAL'],
  be: ['Bancontact'],
  at: ['EPS'],
  pl: ['BLIK', 'Przelewy24'],
  pt: ['MBWay'],
  ch: ['TWINT'],
  cn: ['Alipay', 'WeChatPay'],
};
const withoutConsentManager = new Set<CountryCode>(['ca', 'cn', 'ua', 'us', 'au']);
const taxedOnTop = new Set<CountryCode>(['us', 'ca']);

test('O-06 Québec shows GST and QST separately, provinces with one tax call it HST, in the language of the buyer', () => {
  const canada = rulesOf('ca');
  const of = (region: string, language: 'en' | 'fr') => taxesOf(canada, { region, postalCode: 'K1A 0B1' }, language);
  expect(of('QC', 'fr')).toEqual([
    { label: 'TPS', rate: 500 },
    { label: 'TVQ', rate: 997.5 },
  ]);
  expect(of('ON', 'en')).toEqual([{ label: 'HST', rate: 1300 }]);
  expect(of('BC', 'en').map(({ label }) => label)).toEqual(['GST', 'PST']);
  expect(taxesOf(canada, null, 'en')).toEqual([{ label: 'tax', rate: 500 }]);
});

test.each([
  ['de', '27498', 0, 'Helgoland'],
  ['de', '78266', 0, 'Büsingen'],
  ['de', '27499', 1900, undefined],
  ['fr', '97110', 0, 'Guadeloupe'],
  ['fr', '97 200', 0, 'Martinique'],
  ['fr', '97300', 0, 'Guyane'],
  ['fr', '97400', 0, 'La Réunion'],
  ['fr', '97600', 0, 'Mayotte'],
  ['fr', '97133', 0, 'Saint-Barthélemy'],
  ['fr', '98800', 0, 'Nouvelle-Calédonie'],
  ['fr', '98000', 2000, undefined],
  ['fr', '20000', 2000, undefined],
  ['it', '23041', 0, 'Livigno'],
  ['it', '22061', 0, 'Campione d’Italia'],
  ['it', '00120', 0, 'Città del Vaticano'],
  ['it', '00184', 2200, undefined],
  ['at', '6691', 1900, 'Jungholz'],
  ['at', '6991', 1900, 'Kleinwalsertal'],
  ['at', '6993', 1900, 'Kleinwalsertal'],
  ['at', '6900', 2000, undefined],
  ['gb', 'JE2 3AB', 0, 'Jersey'],
  ['gb', 'gy1 1aa', 0, 'Guernsey'],
  ['gb', 'GX11 1AA', 0, 'Gibraltar'],
  ['gb', 'IM1 1AA', 2000, undefined],
  ['gb', 'BT1 1AA', 2000, undefined],
  ['gb', 'G1 1AA', 2000, undefined],
  ['ch', '7563', 0, 'Samnaun'],
  ['ch', '8001', 810, undefined],
  ['ch', '9490', 810, undefined],
  ['au', '2899', 0, 'Norfolk Island'],
  ['au', '2000', 1000, undefined],
  ['es', '07001', 2100, undefined],
  ['es', '35001', 0, 'Canarias'],
  ['es', '38001', 0, 'Canarias'],
  ['es', '51001', 0, 'Ceuta'],
  ['es', '52001', 0, 'Melilla'],
  ['es', '28001', 2100, undefined],
  ['pt', '9000-018', 2200, 'Madeira'],
  ['pt', '9400-001', 2200, 'Madeira'],
  ['pt', '9500-150', 1600, 'Açores'],
  ['pt', '8990-001', 2300, undefined],
] as const)('O-06 a delivery to %s %s is taxed at %i basis points', (code, postalCode, rate, place) => {
  const rules = rulesOf(code);
  expect(taxesOf(rules, { region: '', postalCode }, 'en')).toMatchObject([{ rate }]);
  expect(taxRegionOf(rules, { region: '', postalCode })).toBe(place);
});

describe.each(codes)('the rules of %s', (code) => {
  const rules = rulesOf(code);

  test('O-06 tax has a source and, where it depends on the region, covers every region', () => {
    expect(rules.tax.source.note).not.toBe('');
    expect(rules.tax.isIncluded).toBe(!taxedOnTop.has(code));
    expect(Object.keys(rules.tax.byRegion).sort()).toEqual(taxedOnTop.has(code) ? Object.keys(rules.regions).sort() : []);
  });

  test('O-06 free delivery starts above its own cost, and the latest arrival is never before the earliest', () => {
    for (const method of rules.shipping) {
      expect(method.freeFrom ?? Number.POSITIVE_INFINITY).toBeGreaterThan(method.costs);
      expect(method.maxDays).toBeGreaterThanOrEqual(method.minDays);
    }
  });

  test('O-02 direct debit is offered exactly in the SEPA area', () => {
    expect(rules.paymentMethods.includes('DirectDebit')).toBe(sepa.has(code));
  });

  test('O-02 the country’s own payment methods come first, and none of another country', () => {
    const known = new Set(Object.values(localMethods).flat());
    const own = localMethods[code] ?? [];
    expect(rules.paymentMethods.slice(0, own.length)).toEqual(own);
    expect(rules.paymentMethods.slice(own.length).filter((method) => known.has(method))).toEqual([]);
  });

  test('consent is requested everywhere but where the law does not require it', () => {
    expect(rules.consent.isRequired).toBe(!withoutConsentManager.has(code));
  });

  test('Y-01 a member of the Union grants 14 days of withdrawal', () => {
    expect(rules.isEu).toBe(unionMembers.has(code));
    expect(!rules.isEu || rules.withdrawalDays === 14).toBe(true);
  });
});

test('C-03 Belgium ships with DHL and DCD', () => {
  expect(rulesOf('be').shipping.map(({ name }) => name)).toEqual(['DHL', 'DCD']);
});

test('O-06 Germany ships free of charge from 150 €', () => {
  expect(rulesOf('de').shipping).toMatchObject([{ name: 'DHL', freeFrom: 15_000 }]);
});

test.each([
  ['us', 'en', 'plus sales tax', 'All prices plus sales tax'],
  ['ca', 'en', 'plus tax', 'All prices plus tax'],
  ['ca', 'fr', 'taxes en sus', 'Tous les prix s’entendent taxes en sus'],
  ['gb', 'en', 'plus VAT', 'All prices plus VAT'],
] as const)('C-10 the tax of %s is a word within a sentence of its %s', async (country, language, note, foot) => {
  const t = createTranslator(language, await loadMessages(`${language}-${country.toUpperCase()}`));
  const tax = taxLabelOf(rulesOf(country).tax, language);
  expect(t('product.tax.excluded', { tax })).toBe(note);
  expect(t('shell.footer.taxAdded', { tax, year: 2026, company: 'Undula' })).toContain(foot);
  expect(capitalised(tax, `${language}-${country.toUpperCase()}`)).toMatch(/^[A-Z]/);
});
