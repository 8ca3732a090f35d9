import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import { sumsOfOrderMail } from '#tests/backend/mail/mail-handlers.ts';
import { sampleJob, sampleOrder, site } from '#tests/backend/mail/sample-order.ts';
import { factsOfCredit } from './facts-of-credit.ts';
import { factsOfInvoice } from './facts-of-order.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { wordsOf } from './invoice-words.ts';

beforeAll(loadContent);

const euro = (rawValue: number) => ({ rawValue, currency: 'EUR' as const });
// 898.00 of goods, 10 % off, 9.90 of shipping costs, which a second code takes off.
const order = {
  ...sampleOrder(),
  discounts: [
    { code: 'TEN', kind: 'percentage' as const, value: euro(8980) },
    { code: 'SHIP', kind: 'freeShipping' as const, value: euro(990) },
  ],
  discountValue: euro(9970),
  shippingCosts: euro(990),
  taxes: [{ label: 'MwSt.', rate: 1900, amount: euro(12_904), isIncluded: true }],
  priceTotal: euro(80_820),
};

test('K-02 invoice and mail have a line for each code that explains it, and the lines add up to the total', async () => {
  const t = createTranslator('de', await loadMessages('de'));
  const facts = factsOfInvoice(site.german, order, t, { number: 'I-DE-2026-00001', issuedAt: order.placedAt });
  expect(facts.lines.reduce((sum, { priceTotal }) => sum + priceTotal.rawValue, 0)).toBe(80_820);
  const ofCodes = [
    ['Rabatt TEN', '-89,80\u00a0€'],
    ['Versand frei mit SHIP', '-9,90\u00a0€'],
  ];
  expect(wordsOf(facts, t).rows.map(({ name, amount }) => [name, amount])).toEqual(expect.arrayContaining(ofCodes));
  const sums = sumsOfOrderMail(sampleJob({ order }), t, order.placedAt);
  expect(sums.map(({ label, value }) => [label, value])).toEqual(expect.arrayContaining(ofCodes));
});

test('O-04 O-06 invoice, credit note and mail have a line for each tax, to a thousandth of a per cent', async () => {
  const t = createTranslator('en', await loadMessages('en'));
  const taxes = [
    { label: 'GST', rate: 500, amount: euro(2745), isIncluded: false },
    { label: 'QST', rate: 997.5, amount: euro(5476), isIncluded: false },
  ];
  const taxed = { ...order, taxes, priceTotal: euro(80_820 + 2745 + 5476) };
  const facts = factsOfInvoice(site.german, taxed, t, { number: 'I-DE-2026-00001', issuedAt: order.placedAt });
  const credit = factsOfCredit(t, { invoice: facts, earlier: [], amount: facts.total.rawValue, number: 'C-DE-2026-00001', issuedAt: 0 });
  for (const pdf of [facts, credit])
    expect(wordsOf(invoiceFacts.parse(pdf), t).sums.map(({ value }) => value)).toEqual(
      [80_820, 2745, 5476].map((amount) => formatMoney(euro(amount), site.german.locale)),
    );
  expect(wordsOf(facts, t).sums.map(({ label }) => label)).toEqual([
    expect.anything(),
    expect.stringMatching(/^GST 5\s%$/),
    expect.stringMatching(/^QST 9,975\s%$/),
  ]);
  const sums = sumsOfOrderMail(sampleJob({ order: taxed }), t, order.placedAt);
  expect(sums.filter(({ label }) => /[GQ]ST/.test(label))).toHaveLength(2);
});
