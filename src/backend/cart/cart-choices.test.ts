import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { type Cart, cart as cartContract } from '#shared/contract/cart.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { cartRoutes } from './cart.routes.ts';
import { loadCartDocument } from './carts.ts';

const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const tapSku = '20.22.1104';
const delivery = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' };
const contact = { email: 'ada@example.com', phone: '+49 30 23125000' };
const site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' } as const;

describeEachDatabase('choices of a cart', (open) => {
  let db: Db;
  const app = createRest({ '/carts': cartRoutes }, { reads: 0, changes: 0 });
  const visit = (host = 'de.localhost') => createBrowser(app, host);
  const cartOf = async (response: Response): Promise<Cart> => {
    expect(response.status).toBe(200);
    return cartContract.parse(await response.json());
  };

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  beforeEach(() => setStock(db, tapSku, 5));

  test('O-06 taxes follow the state of the delivery address', async () => {
    const browser = visit('us.localhost');
    await browser.post('/carts/add', tap);
    const address = { ...delivery, country: 'us', postalCode: '90210', region: 'CA' };
    const cart = await cartOf(await browser.post('/carts/address/delivery', { ...contact, delivery: address }));
    expect(cart.taxes).toMatchObject([{ rate: 875, isIncluded: false }]);
    const oregon = await cartOf(
      await browser.post('/carts/address/delivery', { ...contact, delivery: { ...address, postalCode: '97201', region: 'OR' } }),
    );
    expect(oregon.taxes).toEqual([]);
  });

  test.each([
    ['us', '10001', 'NY', 'OR'],
    ['ca', 'M5V 2T6', 'ON', 'AB'],
  ])('B-19 O-06 nobody can choose a region of %s for its tax: %s is of %s, not of %s', async (country, postalCode, own, other) => {
    const browser = visit(`${country}.localhost`);
    await browser.post('/carts/add', tap);
    const there = { ...delivery, country, postalCode };
    const rejected = await browser.post('/carts/address/delivery', { ...contact, delivery: { ...there, region: other } });
    expect([rejected.status, await rejected.json()]).toMatchObject([
      400,
      { data: { fields: [{ field: 'delivery.postalCode', messageKey: 'general.validation.plzRegion' }] } },
    ]);
    const cart = await cartOf(await browser.post('/carts/address/delivery', { ...contact, delivery: { ...there, region: own } }));
    expect(cart.taxes.length).toBeGreaterThan(0);
  });

  test('O-06 Québec is charged GST and QST, a line each; the sum is what the lines say', async () => {
    const browser = visit('ca.localhost');
    await browser.post('/carts/add', tap);
    const address = { ...delivery, country: 'ca', postalCode: 'H2X 1Y4', city: 'Montréal', region: 'QC' };
    const cart = await cartOf(await browser.post('/carts/address/delivery', { ...contact, delivery: address }));
    const sum = cart.priceWithoutDiscountAndShippingCosts.rawValue + cart.shippingCosts.rawValue;
    const amounts = [Math.round(sum * 0.05), Math.round((sum * 9975) / 100_000)];
    expect(cart.taxes.map(({ rate, amount }) => [rate, amount.rawValue])).toEqual([
      [500, amounts[0]],
      [997.5, amounts[1]],
    ]);
    expect(cart.priceTotal.rawValue).toBe(amounts.reduce((all, amount) => all + amount, sum));
    expect(cart.reasons.tax).toMatchObject({ region: 'Québec', isOpen: false });
  });

  test.each([
    ['es', '35001', 'GC', 'Canarias'],
    ['de', '27498', '', 'Helgoland'],
    ['fr', '97110', '', 'Guadeloupe'],
    ['it', '23041', 'SO', 'Livigno'],
    ['gb', 'JE2 3AB', '', 'Jersey'],
    ['at', '6991', '', 'Kleinwalsertal'],
  ])('O-06 a delivery to %s %s pays the tax of that place, and shows the reason', async (country, postalCode, region, place) => {
    const browser = visit(`${country}.localhost`);
    await browser.post('/carts/add', tap);
    const address = { ...delivery, country, postalCode, region };
    const cart = await cartOf(await browser.post('/carts/address/delivery', { ...contact, delivery: address }));
    expect([cart.taxes.map(({ rate }) => rate), cart.reasons.tax.region]).toEqual([country === 'at' ? [1900] : [], place]);
  });

  test('O-06 Belgium ships with DHL and DCD; a shipping method that a country lacks is rejected', async () => {
    const browser = visit('be.localhost');
    await browser.post('/carts/add', tap);
    const cart = await cartOf(await browser.post('/carts/shipping', { shippingMethod: 'DCD' }));
    expect(cart).toMatchObject({ shippingMethod: 'DCD', shippingMethods: [{ name: 'DHL' }, { name: 'DCD' }] });
    const rejected = await visit().post('/carts/shipping', { shippingMethod: 'DCD' });
    expect(await rejected.json()).toMatchObject({ data: { fields: [{ field: 'shippingMethod' }] } });
  });

  test('V-02 an address is checked against its country, and the error names the fields', async () => {
    const browser = visit();
    const wrong = {
      ...contact,
      delivery: { ...delivery, postalCode: '3310', country: 'fr' },
      billing: { ...delivery, country: 'us', postalCode: '10001' },
    };
    const rejected = await browser.post('/carts/address/delivery', wrong);
    expect(await rejected.json()).toMatchObject({
      data: { fields: [{ field: 'delivery.country' }, { field: 'delivery.postalCode' }, { field: 'billing.region' }] },
    });
    const stored = await cartOf(await browser.post('/carts/address/delivery', { ...contact, delivery }));
    expect(stored).toMatchObject({ consumer: contact, deliveryAddress: { city: 'Paderborn' }, billingAddress: { city: 'Paderborn' } });
  });

  test('B-20 O-04 characters that no PDF can print are rejected at their field, before paying; every script is accepted', async () => {
    const browser = visit();
    const rejected = await browser.post('/carts/address/delivery', {
      ...contact,
      delivery: { ...delivery, company: 'Kochhaus 🍳' },
      billing: { ...delivery, lastName: 'Muster 🐟' },
    });
    const messageKey = 'general.validation.unprintable';
    expect([rejected.status, await rejected.json()]).toMatchObject([
      400,
      {
        data: {
          fields: [
            { field: 'delivery.company', messageKey },
            { field: 'billing.lastName', messageKey },
          ],
        },
      },
    ]);
    for (const lastName of ['田中', 'Παπαδόπουλος', 'محمد الأمين', 'Ґудзь', 'Łukasz Đặng', '김', 'ใจดี'])
      expect((await browser.post('/carts/address/delivery', { ...contact, delivery: { ...delivery, lastName } })).status).toBe(200);
  });

  test('K-01 the billing address answers with consumer, address and shipping method', async () => {
    const browser = visit();
    await browser.post('/carts/address/delivery', { ...contact, delivery });
    const response = await browser.post('/carts/address/billing?resetDeliveryAddress=true', { ...delivery, city: 'Bielefeld' });
    expect(await response.json()).toEqual({
      consumer: contact,
      address: { salutation: '', company: '', addition: '', region: '', ...delivery, city: 'Bielefeld' },
      shippingMethod: 'DHL',
    });
    expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ deliveryAddress: null, billingAddress: { city: 'Bielefeld' } });
  });

  test.each([
    ['another check digit', 'DE90 3704 0044 0532 0130 00'],
    ['check digits that leave no remainder', 'DE88 3704 0044 0532 0130 00'],
    ['a digit too few', 'DE89 3704 0044 0532 0130 0'],
    ['the length of no country', 'XX89 3704 0044 0532 0130 00'],
    ['no account number', 'nonsense'],
  ])('%s is no account for a direct debit', async (_, iban) => {
    const response = await visit().post('/carts/payment', {
      paymentMethod: 'DirectDebit',
      iban,
      accountHolder: 'Ada Muster',
      mandate: 'accept',
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { data: { fields: [{ field: 'iban', messageKey: 'general.validation.iban' }] } },
    ]);
  });

  test('an address of another country was given on another host: nothing is delivered there', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    await browser.post('/carts/address/delivery', { ...contact, delivery });
    await browser.post('/carts/payment', { paymentMethod: 'CreditCard' });
    await db
      .updateTable('cart')
      .set({ delivery: JSON.stringify({ ...delivery, country: 'at', postalCode: '1010' }), billing: null })
      .execute();
    expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ deliveryAddress: null, billingAddress: null });
    const rejected = await browser.post('/carts/protect/', {});
    expect([rejected.status, await rejected.json()]).toMatchObject([409, { data: { exception: 'AddressMissingException' } }]);
  });

  test('K-06 a protected cart verifies until something changes', async () => {
    const browser = visit();
    const status = async (response: Promise<Response>) => (await response).status;
    expect(await status(browser.post('/carts/protect/', {}))).toBe(409);
    await browser.post('/carts/add', tap);
    await browser.post('/carts/address/delivery', { ...contact, delivery });
    await browser.post('/carts/payment', { paymentMethod: 'CreditCard' });
    expect(await status(browser.get('/carts/protect/verify'))).toBe(409);
    expect(await (await browser.post('/carts/protect/', {})).json()).toEqual({ isProtected: true });
    expect(await status(browser.get('/carts/protect/verify'))).toBe(200);
    await db.updateTable('cart').set({ email: 'else@example.com' }).execute();
    const rejected = await browser.get('/carts/protect/verify');
    expect([rejected.status, await rejected.json()]).toMatchObject([409, { data: { exception: 'CartChangedException' } }]);
  });

  test('K-06 K-08 articles that sell out are named when the cart is verified, and when it is protected', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    await browser.post('/carts/address/delivery', { ...contact, delivery });
    await browser.post('/carts/payment', { paymentMethod: 'CreditCard' });
    await browser.post('/carts/protect/', {});
    await setStock(db, tapSku, 0);
    const named = [400, { data: { exception: 'OutOfStockException', ...tap, skus: [tapSku] } }];
    for (const rejected of [await browser.get('/carts/protect/verify'), await browser.post('/carts/protect/', {})])
      expect([rejected.status, await rejected.json()]).toMatchObject(named);
  });

  test('B-01 a no-script form goes on to the next document; when rejected, it is shown once more with its fields', async () => {
    const browser = visit('ch.localhost');
    const added = await browser.form('/carts/add?locale=fr-CH', { ...tap });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/fr/plain/cart']);
    const rejected = await browser.form('/carts/address/delivery?locale=fr-CH', {
      email: 'no',
      billingIsDelivery: 'on',
      'delivery.city': 'Sion',
      'billing.city': '',
    });
    expect([rejected.status, rejected.headers.get('location')]).toEqual([303, '/fr/plain/checkout/address']);
    const plain = { country: 'ch', language: 'fr', locale: 'fr-CH', root: '/fr/' } as const;
    const { draft } = await loadCartDocument(plain, browser.cookieHeader());
    expect(draft).toMatchObject({ form: 'delivery', fields: { email: 'no', 'delivery.city': 'Sion' } });
    expect(draft?.problems.map(({ field }) => field)).toEqual([
      'email',
      'delivery.firstName',
      'delivery.lastName',
      'delivery.street',
      'delivery.postalCode',
      'delivery.country',
    ]);
    expect((await loadCartDocument(plain, browser.cookieHeader())).draft).toBeNull();
  });

  test('B-01 a no-script form may send payment and shipping together, and a sold-out article is reported', async () => {
    const browser = visit('be.localhost');
    const paid = await browser.form('/carts/payment', { paymentMethod: 'PayPal', shippingMethod: 'DCD' });
    expect(paid.headers.get('location')).toBe('/nl/plain/checkout/summary');
    expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ paymentMethod: 'PayPal', shippingMethod: 'DCD' });
    await setStock(db, tapSku, 0);
    await browser.form('/carts/add', { ...tap });
    const { draft } = await loadCartDocument({ ...site, country: 'be', language: 'nl' }, browser.cookieHeader());
    expect(draft?.problems).toEqual([{ field: '', messageKey: 'cart.soldOut.refused' }]);
  });
});
