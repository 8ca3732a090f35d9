import { beforeAll, expect, test } from 'vitest';
import { applyPaymentEvent, refundOrder } from '#backend/checkout/checkout.ts';
import type { Db } from '#backend/database/database.ts';
import { order as orderContract, placedOrder } from '#shared/contract/order.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { createShop, createShopper, eventOf, tap } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { factsOf } from './invoice.ts';
import { wordsOf } from './invoice-words.ts';

const wordsFor = async (country: CountryCode, language: Language) =>
  createTranslator(language, await loadMessages(findSite(country, language)?.locale ?? ''));

describeEachDatabase('a region outside the tax territory', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });

  test.each([
    ['fr', '97110', [], 'TVA : Aucune taxe pour une livraison : Guadeloupe.'],
    ['de', '27498', [], 'MwSt.: Für Lieferungen nach Helgoland fällt keine an.'],
    ['at', '6991', [1900], undefined],
  ] as const)('B-19 O-06 cart, order, invoice and credit note of %s %s agree, with the reason', async (country, postalCode, rates, why) => {
    const delivery = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode, city: 'Insel', country };
    const shopper = await createShopper(createShop(), [tap], { email: 'ada@example.com', phone: '', delivery });
    expect(shopper.seen.taxes.map(({ rate }) => rate)).toEqual(rates);
    const { orderId, redirectUrl } = placedOrder.parse(await (await shopper.order()).json());
    const actual = orderContract.parse(await (await shopper.browser.get(`/orders/${orderId}`)).json());
    expect([actual.taxes, actual.priceTotal]).toEqual([shopper.seen.taxes, shopper.seen.priceTotal]);
    await applyPaymentEvent(await eventOf(redirectUrl.split('/').at(-1) ?? '', 'SUCCEEDED'));
    await refundOrder(orderId);
    const documents = await db.selectFrom('invoice').selectAll().where('orderId', '=', orderId).execute();
    const t = await wordsFor(country, country === 'fr' ? 'fr' : 'de');
    expect(documents.length).toBe(2);
    for (const pdf of documents) {
      const facts = factsOf(pdf);
      const { notes } = wordsOf(facts, t);
      expect(facts.taxes.map(({ rate }) => rate)).toEqual(rates);
      expect(notes.map((note) => note.replaceAll(/\s/g, ' ')).filter((note) => note === why)).toHaveLength(why === undefined ? 0 : 1);
    }
  });
});
