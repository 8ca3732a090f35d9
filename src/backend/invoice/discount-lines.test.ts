import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { composeOrderMail } from '#backend/mail/order-mail.ts';
import { sampleFacts, sampleJob, sampleOrder, site } from '#backend/mail/sample-order.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { factsOfInvoice } from './facts-of-order.ts';
import { wordsOf } from './invoice-words.ts';

beforeAll(loadContent);

const euro = (rawValue: number) => ({ rawValue, currency: 'EUR' as const });
// 898.00 of goods, 10 % off, 9.90 for the delivery that a second code takes off.
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

test('K-02 invoice and mail have a line for each code that says what it does, and the lines add up to the total', async () => {
  const t = createTranslator('de', await loadMessages('de'));
  const facts = factsOfInvoice(site.german, order, t, { number: 'I-DE-2026-00001', issuedAt: order.placedAt });
  expect(facts.lines.reduce((sum, { priceTotal }) => sum + priceTotal.rawValue, 0)).toBe(80_820);
  const ofCodes = [
    ['Rabatt TEN', '-89,80\u00a0€'],
    ['Versand frei mit SHIP', '-9,90\u00a0€'],
  ];
  expect(wordsOf(facts, t).rows.map(({ name, amount }) => [name, amount])).toEqual(expect.arrayContaining(ofCodes));
  const { sums } = composeOrderMail(sampleJob({ order }), t, sampleFacts, order.placedAt);
  expect(sums.map(({ label, value }) => [label, value])).toEqual(expect.arrayContaining(ofCodes));
});
