import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileSource, getCountryContent, loadContent, refreshContent } from '#backend/content/content.ts';
import { copyContent } from '#tests/content/planted-folder.ts';
import { missingTexts } from './missing-texts.ts';
import { readinessOf } from './readiness.ts';

const planted = copyContent(['delta-60-s', 'quell', 'steg']);
beforeAll(loadContent);
afterAll(planted.remove);

test('B-05 everything that a country lacks is named: pages, legal texts of its own, products, numbers, legal review', async () => {
  for (const file of ['pages/press/fr.json', 'pages/accessibility/de.ch.json', 'catalogue/quell/de.json']) planted.drop(file);
  await refreshContent(createFileSource(planted.folder));
  const { isLive, missing } = await readinessOf('ch');
  expect(isLive).toBe(true);
  expect(missing.pages).toContain('pages/press/fr.json');
  expect(missing.law).toContain('pages/accessibility/de.ch.json');
  expect(missing.law).not.toContain('pages/privacy/de.ch.json');
  expect(missing.products).toEqual(['catalogue/quell/de.json']);
  expect(missing.numbers).toContain('TAX_NUMBER_CH');
  const { counselQuestions } = getCountryContent('ch').country;
  expect(counselQuestions).not.toEqual([]);
  expect(missing.counsel).toEqual(['nobody of the law has read its legal pages', ...counselQuestions]);
});

test('B-05 a country with all pages, reviewed by counsel, lacks neither', async () => {
  planted.edit('countries/de.json', (country) => Object.assign(country, { counsel: { name: 'Kanzlei Beispiel', reviewed: '2026-11-20' } }));
  await refreshContent(createFileSource(planted.folder));
  const { missing } = await readinessOf('de');
  expect(missing.counsel).toEqual([]);
  expect(missing.pages).toEqual([]);
});

test('Y-12 placeholders in legally required data are reported, and taps that are in no register', async () => {
  await refreshContent(createFileSource(planted.folder));
  const missingIn = async (country: 'cn' | 'ca' | 'au' | 'fr' | 'gb') => (await readinessOf(country)).missing;
  expect((await missingIn('cn')).particulars).toEqual([
    'countries/cn.json: recordNumber is a placeholder',
    'countries/cn.json: licenceNumber is a placeholder',
    'countries/cn.json: nobody has read the source of licenceNumber',
    'countries/cn.json: nobody has read the source of consumerAuthority',
  ]);
  expect((await missingIn('ca')).particulars).toContain('countries/ca.json: nobody has read the source of flowLimit');
  expect((await missingIn('au')).particulars).toContain('catalogue/steg/product.json: no number in the WELS register');
  expect((await missingIn('fr')).numbers).toEqual(expect.arrayContaining(['COMPANY_HOST', 'COMPANY_CAPITAL']));
  expect([(await missingIn('ca')).numbers, (await missingIn('au')).numbers].map((all) => all.includes('COMPANY_QST_NUMBER'))).toEqual([
    true,
    false,
  ]);
  expect((await missingIn('fr')).particulars).toContain('public/legal/guarantee-notice-fr.svg');
  const { particulars, numbers } = await missingIn('gb');
  expect([particulars.filter((thing) => !thing.includes('nobody has read')), numbers.includes('COMPANY_HOST')]).toEqual([[], false]);
});

test('Y-12 every rule of a country with an unread source is reported, also of its postal codes', async () => {
  planted.edit('countries/es.json', (country) => {
    const { tax } = country as { tax: { byPostalCodeSource: object | null } };
    tax.byPostalCodeSource = { note: 'Islands.', url: 'https://example.com/', checked: null };
  });
  await refreshContent(createFileSource(planted.folder));
  const particularsOf = async (country: 'es' | 'us' | 'ca') => (await readinessOf(country)).missing.particulars;
  expect(await particularsOf('es')).toContain('countries/es.json: nobody has read the source of tax.byPostalCode');
  for (const country of ['us', 'ca'] as const)
    expect(await particularsOf(country)).toContain(`countries/${country}.json: nobody has read the source of postalCode.ofRegions`);
});

test('Y-12 a country whose law requires consent is reported as long as nobody is asked there', async () => {
  const file = 'countries/cn.json';
  const consentOf = async () => (await readinessOf('cn')).missing.law.filter((thing) => thing.startsWith(`${file}: consent`));
  await refreshContent(createFileSource(planted.folder));
  expect(await consentOf()).toHaveLength(1);
  planted.edit(file, (country) => Object.assign(country['consent'] as object, { isRequired: true }));
  await refreshContent(createFileSource(planted.folder));
  expect(await consentOf()).toEqual([]);
});

test('B-05 a missing text is reported by its key; of plural forms, which differ by language, only by the common one', () => {
  const german = { cart: { title: 'Warenkorb', count: { one: 'ein', other: 'viele' } }, close: 'Schließen' };
  expect(missingTexts(german, { cart: { count: { other: 'many' } } })).toEqual(['cart.title', 'close']);
  expect(missingTexts(german, { cart: { title: 'Cart', count: { one: 'one' } }, close: 'Close' })).toEqual(['cart.count.other']);
});
