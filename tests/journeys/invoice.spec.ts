import { expect } from '@playwright/test';
import { buyers } from '../support/browser/buyers.ts';
import { findMailOf } from '../support/browser/outbox.ts';
import { cards, test } from '../support/browser/shopper.ts';

test('O-04 the confirmation of a paid order links to its invoice, a PDF by the shop itself', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await shopper.bringToPayment(buyers.de);
  await shopper.payByCard(cards.pays);
  const { text = '' } = await findMailOf(await shopper.seeSuccess());
  const [, path = ''] = /https:\/\/www\.undula\.de(\/invoices\/[\w-]{43}\/I-DE-\d{4}-\d{5}\.pdf)/.exec(text) ?? [];
  const invoice = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { status: answer.status, type: answer.headers.get('content-type'), begin: (await answer.text()).slice(0, 5) };
  }, path);
  expect(invoice).toEqual({ status: 200, type: 'application/pdf', begin: '%PDF-' });
});
