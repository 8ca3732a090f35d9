import { beforeAll, expect, test } from 'vitest';
import { addWorkingDays, shortRange } from '#backend/calendar/calendar.ts';
import { getCountry } from '#backend/content/content.ts';
import { composeOrderMail } from '#backend/mail/order-mail.ts';
import { findOrderMailFacts } from '#backend/mail/order-mail-facts.ts';
import { getOrder } from '#backend/order/order.ts';
import { periodsOf } from '#backend/return/return.ts';
import { ExplainedTotals } from '#client/cart/explained-totals.tsx';
import { isImportPlace, postalPlaceOf } from '#shared/content/tax-of.ts';
import { order as orderContract, placedOrder } from '#shared/contract/order.ts';
import { type CountryCode, countries, type Language } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { ImportPlaces } from '../../../src/server-modules/delivery-terms/import-places.tsx';
import { htmlOf } from '../../html-of.ts';
import { prepareShop } from '../checkout/test-shop.ts';
import { createShop, createShopper, sink } from '../checkout/test-shopper.ts';
import { describeEachDatabase } from '../database/each-database.ts';

/** An address in every place outside the tax territory of its country. */
const examples: [CountryCode, Language, name: string, postalCode: string, region?: string][] = [
  ['fr', 'fr', 'Saint-Barthélemy', '97133'],
  ['fr', 'fr', 'Saint-Martin', '97150'],
  ['fr', 'fr', 'Guadeloupe', '97110'],
  ['fr', 'fr', 'Martinique', '97200'],
  ['fr', 'fr', 'Guyane', '97300'],
  ['fr', 'fr', 'La Réunion', '97400'],
  ['fr', 'fr', 'Saint-Pierre-et-Miquelon', '97500'],
  ['fr', 'fr', 'Mayotte', '97600'],
  ['fr', 'fr', 'Wallis-et-Futuna', '98600'],
  ['fr', 'fr', 'Polynésie française', '98714'],
  ['fr', 'fr', 'Nouvelle-Calédonie', '98800'],
  ['gb', 'en', 'Jersey', 'JE2 3AB'],
  ['gb', 'en', 'Guernsey', 'GY1 1AA'],
  ['gb', 'en', 'Gibraltar', 'GX11 1AA'],
  ['de', 'de', 'Helgoland', '27498'],
  ['de', 'de', 'Büsingen', '78266'],
  ['it', 'it', 'Livigno', '23041', 'SO'],
  ['it', 'it', 'Campione d’Italia', '22061', 'CO'],
  ['it', 'it', 'San Marino', '47890', 'RN'],
  ['it', 'it', 'Città del Vaticano', '00120', 'RM'],
  ['ch', 'de', 'Samnaun', '7563'],
  ['ch', 'fr', 'Campione d’Italia', '6911'],
  ['au', 'en', 'Norfolk Island', '2899', 'NSW'],
  ['au', 'en', 'Christmas Island', '6798', 'WA'],
  ['au', 'en', 'Cocos (Keeling) Islands', '6799', 'WA'],
  ['es', 'es', 'Canarias', '35001', 'GC'],
  ['es', 'es', 'Ceuta', '51001', 'CE'],
  ['es', 'es', 'Melilla', '52001', 'ML'],
];

describeEachDatabase('places outside the tax territory', (open) => {
  let db: Awaited<ReturnType<typeof prepareShop>>;
  beforeAll(async () => {
    db = await prepareShop(open);
  });

  test('B-19 every one of them has an example below', () => {
    const codes = Object.keys(countries) as CountryCode[];
    const table = codes.flatMap((code) =>
      getCountry(code)
        .tax.byPostalCode.filter(isImportPlace)
        .map(({ name }) => `${code} ${name}`),
    );
    expect(examples.map(([code, , name]) => `${code} ${name}`).sort()).toEqual(table.sort());
  });

  test.each(examples)('B-19 Y-13 page, cart, order, mail and return period of %s %s %s say the same', async (...example) => {
    const [country, language, name, postalCode, region = ''] = example;
    const rules = getCountry(country);
    const site = findSite(country, language);
    const extraDays = postalPlaceOf(rules, { region, postalCode })?.extraDays ?? 0;
    const [method] = rules.shipping;
    if (!site || !method) throw new Error(`${country} has no site or ships in no way`);
    const t = createTranslator(language, await loadMessages(site.locale));
    const due = t('cart.importDue', { region: name });
    const days = { min: method.minDays + extraDays, max: method.maxDays + extraDays };

    const page = await htmlOf(<ImportPlaces country={rules} t={t} />);
    expect(page).toContain(name);
    expect(page).toContain(t('content.delivery.days', { ...days, count: days.max }));

    const delivery = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode, city: name, region, country };
    const shopper = await createShopper(createShop(), [sink], { email: 'ada@example.com', phone: '', delivery });
    const { seen } = shopper;
    expect([seen.taxes, seen.reasons.tax.isImport, seen.reasons.tax.region]).toEqual([[], true, name]);
    expect(seen.shippingMethods[0]).toMatchObject({ minDays: days.min, maxDays: days.max });
    expect(await htmlOf(<ExplainedTotals sums={seen} locale={site.locale} country="" t={t} />)).toContain(due);

    const { orderId } = placedOrder.parse(await (await shopper.order()).json());
    const order = orderContract.parse(await (await shopper.browser.get(`/orders/${orderId}`)).json());
    expect(await htmlOf(<ExplainedTotals sums={order} locale={site.locale} country="" t={t} />)).toContain(due);

    const job = {
      template: 'order-confirmation',
      site,
      order: { ...order, shippingMethod: method.name },
      to: order.email,
      orderKey: '',
    } as const;
    const mail = composeOrderMail(job, t, findOrderMailFacts(job), order.placedAt);
    expect(mail.paragraphs).toContain(due);
    const [from, to] = [days.min, days.max].map((count) => addWorkingDays(order.placedAt, count, country)) as [number, number];
    expect(mail.track.at(-1)?.date).toBe(shortRange(from, to, country, site.locale));

    const { voluntary } = await periodsOf(db, await getOrder(db, orderId));
    expect(voluntary.startsAt).toBeGreaterThanOrEqual(to);
  });

  test('B-19 a place of another rate, or none, says nothing of import', async () => {
    const t = createTranslator('de', await loadMessages('de-AT'));
    expect(await htmlOf(<ImportPlaces country={getCountry('at')} t={t} />)).toBe('');
    const delivery = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '6991', city: 'Riezlern', country: 'at' };
    const { seen } = await createShopper(createShop(), [sink], { email: 'ada@example.com', phone: '', delivery });
    expect([seen.reasons.tax.isImport, seen.reasons.tax.region]).toEqual([false, 'Kleinwalsertal']);
  });
});
