import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { address } from '#shared/contract/address.ts';
import type { Order } from '#shared/contract/order.ts';
import { type CountryCode, countries, type Language } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { sampleOrder } from '#tests/backend/mail/sample-order.ts';
import { readPdf, withRole } from '#tests/backend/pdf/read-pdf.ts';
import { factsOfCredit } from './facts-of-credit.ts';
import { factsOfInvoice } from './facts-of-order.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { invoicePdfOf } from './invoice-pdf.ts';
import { wordsOf } from './invoice-words.ts';

const bare = (text: string): string => text.replace(/\s/g, '').replaceAll('₫', 'đ');
const issuedAt = Date.UTC(2026, 10, 24, 9, 30);

const places: Partial<Record<CountryCode, object>> = {
  jp: { lastName: '佐藤', firstName: '花子', street: '神南1-2-3', postalCode: '150-0041', city: '渋谷区', region: '東京都' },
  us: { street: '12 Harbor Street', postalCode: '10001', city: 'New York', region: 'NY' },
  ua: { lastName: 'Шевченко', firstName: 'Олена', street: 'вул. Хрещатик, 1', postalCode: '01001', city: 'Київ', region: '' },
};

const factsIn = async (country: CountryCode, language: Language, change: (order: Order) => Order = (order) => order) => {
  const site = findSite(country, language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  const t = createTranslator(language, await loadMessages(site.locale));
  const base = { firstName: 'Miriam', lastName: 'Ostertag-Nguyễn', street: 'Gartenweg 12 b', postalCode: '50674', city: 'Köln' };
  const buyer = address.parse({ ...base, ...places[country], country });
  const order = change(sampleOrder(countries[country].currency, buyer));
  const facts = factsOfInvoice(site, order, t, { number: 'I-XX-2026-00001', issuedAt });
  return { facts, t, words: wordsOf(facts, t) };
};

const read = async (facts: InvoiceFacts) => {
  const bytes = await invoicePdfOf(facts);
  if (process.env['PAPERS'])
    writeFileSync(`${process.env['PAPERS']}/${facts.site.country}-${facts.site.language}-${facts.kind}.pdf`, bytes);
  const pdf = await readPdf(bytes);
  return { ...pdf, text: bare(pdf.text) };
};

const sites = (Object.keys(countries) as CountryCode[]).flatMap((country) =>
  countries[country].languages.map((language) => [country, language] as const),
);

beforeAll(() => loadContent());

describe('an invoice', () => {
  test.each(sites)('O-04 %s, %s: everything that the law requires on it is selectable text', async (country, language) => {
    const { facts, words } = await factsIn(country, language);
    const { text, bytes } = await read(facts);
    const wanted = [
      ...[words.title, words.opening, words.total.label, words.total.value, ...words.buyer, ...words.notes, ...words.foot.flat()],
      ...[...words.about, ...words.sums].flatMap(({ label, value }) => [label, value]),
      ...words.rows.flatMap((row) => Object.values(row)),
      facts.seller.taxNumber,
    ];
    for (const part of wanted) expect(text).toContain(bare(part));
    expect(bytes).toBeLessThan(700_000);
  });

  test('O-04 is tagged: one heading, tables with header cells, in its language, with a title', async () => {
    const { roles, metadata } = await read((await factsIn('de', 'de')).facts);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'Table')).toHaveLength(4);
    expect(roles.filter((role) => role === 'TH').length).toBeGreaterThan(10);
    expect(metadata).toMatchObject({ Language: 'de', Title: 'Rechnung I-XX-2026-00001' });
  });

  test('O-04 a screen reader reads name and finish separately, and the scope of header cells', async () => {
    const { facts, words } = await factsIn('de', 'de');
    const { roles, trees, scopes } = await read(facts);
    const cells = trees.flatMap(withRole('TD')).filter(({ children = [] }) => children.some(({ role }) => role === 'P'));
    expect(words.rows.filter(({ detail }) => detail !== '').length).toBeGreaterThan(0);
    expect(cells.map(({ children = [] }) => children.map(({ role }) => role))).toEqual(
      words.rows.flatMap(({ detail }) => (detail === '' ? [] : [['P', 'P']])),
    );
    expect(scopes.filter((scope) => scope === 'Column')).toHaveLength(5);
    expect(scopes).toHaveLength(roles.filter((role) => role === 'TH').length);
  });

  test('O-04 the same facts give the same PDF, over as many pages as needed', async () => {
    const many = (order: Order): Order => ({ ...order, items: Array.from({ length: 24 }, () => order.items).flat() });
    const { facts } = await factsIn('de', 'de', many);
    const { pages, text } = await read(facts);
    expect(pages).toBe(3);
    expect(text).toContain(bare('Rechnung, Seite 3 von 3'));
    expect(await invoicePdfOf(facts)).toEqual(await invoicePdfOf(facts));
  });

  test("O-04 a company's tax number is printed on it, and on its credit notes", async () => {
    const asCompany = ({ billingAddress, ...order }: Order): Order => ({
      ...order,
      billingAddress: { ...billingAddress, company: 'Küchen GmbH', taxNumber: 'DE136695976' },
    });
    const { facts, t } = await factsIn('de', 'de', asCompany);
    const credit = factsOfCredit(t, { number: 'C-XX-2026-00001', issuedAt, invoice: facts, earlier: [], amount: 100 });
    for (const pdf of [facts, credit]) expect((await read(pdf)).text).toContain(bare('Ihre Steuernummer DE136695976'));
  });

  test('O-04 Japan: the registration number, the rate and the amount that it applies to', async () => {
    const tax = { label: '消費税', rate: 1000, amount: { rawValue: 8164, currency: 'JPY' as const }, isIncluded: true };
    const { words } = await factsIn('jp', 'ja', (order) => ({ ...order, taxes: [tax] }));
    expect(words.title).toBe('適格請求書');
    expect(words.foot.flat()).toContain('登録番号 T0000000000000');
    expect(words.sums).toEqual([
      { label: '税抜金額', value: '￥81,636' },
      { label: '消費税（10%対象）', value: '￥8,164' },
    ]);
  });

  test.each([
    ['en', ['GST', 'QST'], ['GST/HST 000000000 RT0001', 'QST 0000000000 TQ0001']],
    ['fr', ['TPS', 'TVQ'], ['TPS/TVH 000000000 RT0001', 'TVQ 0000000000 TQ0001']],
    ['en', ['HST'], ['GST/HST 000000000 RT0001']],
  ] as const)('O-04 Canada, %s: an invoice with %s names the registration for each tax', async (language, labels, registrations) => {
    const amount = { rawValue: 4490, currency: 'CAD' as const };
    const taxes = labels.map((label) => ({ label, rate: 500, amount, isIncluded: false }));
    const { facts, words, t } = await factsIn('ca', language, (order) => ({ ...order, taxes }));
    const credit = factsOfCredit(t, { number: 'C-XX-2026-00001', issuedAt, invoice: facts, earlier: [], amount: 100 });
    for (const { foot } of [words, wordsOf(credit, t)])
      expect(foot.flat().filter((line) => /\d (?:RT|TQ)\d/.test(line))).toEqual(registrations);
    for (const line of registrations) expect((await read(facts)).text).toContain(bare(line));
  });

  test('O-04 United States: sales tax is added on top of prices without it', async () => {
    const tax = { label: 'sales tax', rate: 888, amount: { rawValue: 7974, currency: 'USD' as const }, isIncluded: false };
    const { words } = await factsIn('us', 'en', (order) => ({ ...order, taxes: [tax], priceTotal: { rawValue: 97_774, currency: 'USD' } }));
    expect(words.sums.map(({ value }) => value)).toEqual(['$898.00', '$79.74']);
    expect(words.total.value).toBe('$977.74');
    expect(words.sums[1]?.label).toBe('Sales tax 8.88%');
  });
});

test('O-04 a credit note names its invoice; partial credits add up to every cent of the tax', async () => {
  const { facts: invoice, t } = await factsIn('de', 'de');
  const amounts = [29_933, 29_933, 29_934];
  const credits: InvoiceFacts[] = [];
  for (const amount of amounts)
    credits.push(factsOfCredit(t, { number: 'C-XX-2026-00001', issuedAt, invoice, earlier: [...credits], amount }));
  expect(credits.reduce((sum, { taxes }) => sum + (taxes[0]?.amount.rawValue ?? 0), 0)).toBe(invoice.taxes[0]?.amount.rawValue);
  for (const { net, taxes, total } of credits) expect(net.rawValue + (taxes[0]?.amount.rawValue ?? 0)).toBe(total.rawValue);
  const { text } = await read(credits[0] ?? invoice);
  expect(text).toContain(bare('Diese Korrektur mindert Rechnung I-XX-2026-00001 vom 24. November 2026.'));
});
