import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readStock, seedStock, setStock } from '#backend/catalogue/stock.ts';
import { loadContent } from '#backend/content/content.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { describeEachDatabase } from '#backend/database/each-database.ts';
import { createRest } from '#backend/rest/create-rest.ts';
import { type Cart, cart as cartContract } from '#shared/contract/cart.ts';
import { createDiscount } from '../discount/discount.ts';
import { createBrowser } from '../rest/test-browser.ts';
import { cartRoutes } from './cart.routes.ts';
import { showCart } from './cart.ts';

const sink = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' };
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const tapSku = '20.22.1104';
const delivery = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' };
const contact = { email: 'ada@example.com', phone: '+49 30 23125000' };
const site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' } as const;

describeEachDatabase('cart', (open) => {
  let db: Db;
  const app = createRest({ '/carts': cartRoutes }, { reads: 0, changes: 0 });
  const visit = (host = 'de.localhost') => createBrowser(app, host);
  const cartOf = async (answer: Response): Promise<Cart> => {
    expect(answer.status).toBe(200);
    return cartContract.parse(await answer.json());
  };

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  beforeEach(() => setStock(db, tapSku, 5));

  test('K-01 a new visitor has an empty cart and no cookie', async () => {
    const browser = visit();
    const cart = await cartOf(await browser.get('/carts/'));
    expect(cart).toMatchObject({
      items: [],
      itemCount: 0,
      priceTotal: { rawValue: 0, currency: 'EUR' },
      taxes: [{ amount: { rawValue: 0 } }],
    });
    expect(browser.cookies()).toEqual({});
  });

  test('K-01 a cart survives the browser session and shows names, prices and taxes of the country', async () => {
    const browser = visit();
    const added = await browser.post('/carts/add', { ...tap, quantity: 2 });
    expect(added.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^cart=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
      'cart-items=2; Max-Age=15552000; Path=/; SameSite=Lax',
    ]);
    const cart = await cartOf(await browser.get('/carts/'));
    expect(cart).toMatchObject({
      itemCount: 2,
      items: [
        {
          ...tap,
          sku: tapSku,
          quantity: 2,
          pricePerItem: { rawValue: 35_900 },
          priceTotal: { rawValue: 71_800 },
          isPurchasable: true,
          item: { name: 'Bogen P' },
        },
      ],
      shippingMethod: 'DHL',
      taxes: [{ rate: 1900, isIncluded: true, amount: { rawValue: 11_464 } }],
      priceTotal: { rawValue: 71_800, currency: 'EUR' },
    });
  });

  test('B-04 a sink with a tap that reaches over its bowl raises no doubt', async () => {
    const browser = visit();
    await browser.post('/carts/add', sink);
    const cart = await cartOf(await browser.post('/carts/add', tap));
    expect(cart.itemCount).toBe(2);
    expect(cart.misfits).toEqual([]);
  });

  test('K-01 under https the cookie is bound to the host', async () => {
    const answer = await app.request('https://www.undula.de/carts/add', {
      method: 'POST',
      headers: { host: 'www.undula.de', 'content-type': 'application/json' },
      body: JSON.stringify(tap),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-cart=[\w-]{43}; .*Secure/);
  });

  test.each(['x', 'a'.repeat(43), '%00%ff', '"', '../../etc', 'a'.repeat(5000)])(
    'K-01 the tampered cookie %.12s is a new empty cart, never an error',
    async (token) => {
      const browser = visit();
      browser.setCookie('cart', token);
      expect((await cartOf(await browser.get('/carts/'))).items).toEqual([]);
      expect((await cartOf(await browser.post('/carts/add', tap))).itemCount).toBe(1);
      expect(browser.cookies()['cart']).not.toBe(token);
    },
  );

  test('K-01 another country keeps the items and prices them anew', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    const japanese = await cartOf(await browser.at('jp.localhost').get('/carts/?locale=ja-JP'));
    expect(japanese).toMatchObject({
      itemCount: 1,
      items: [{ pricePerItem: { rawValue: 62_000, currency: 'JPY' } }],
      priceTotal: { currency: 'JPY' },
    });
  });

  test('K-02 pieces are added and removed, an emptied line goes, the placement key changes each time', async () => {
    const browser = visit();
    const keys = [];
    for (const [call, body] of [
      ['add', { ...tap, quantity: 3 }],
      ['remove', { ...tap, quantity: 1 }],
      ['add', sink],
      ['remove', { ...tap, quantity: 99 }],
    ] as const) {
      keys.push((await cartOf(await browser.post(`/carts/${call}`, body))).placementKey);
    }
    const cart = await cartOf(await browser.get('/carts/'));
    expect(cart.items.map(({ variantKey, quantity }) => [variantKey, quantity])).toEqual([[sink.variantKey, 1]]);
    expect(new Set(keys).size).toBe(4);
    expect(cart.placementKey).toBe(keys[3]);
  });

  test.each([0, -1, 1.5, 100, 1e9, 'many', null])('K-02 the quantity %s is refused by name and nothing is kept', async (quantity) => {
    const browser = visit();
    const answer = await browser.post('/carts/add', { ...tap, quantity });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ data: { exception: 'ValidationException', fields: [{ field: 'quantity' }] } });
    expect((await cartOf(await browser.get('/carts/'))).items).toEqual([]);
  });

  test('K-04 more than the shelf holds is out of stock, and the cart stays as it was', async () => {
    const browser = visit();
    const before = await cartOf(await browser.post('/carts/add', { ...tap, quantity: 5 }));
    const refused = await browser.post('/carts/add', tap);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ statusCode: 400, data: { exception: 'OutOfStockException', ...tap } });
    expect(await cartOf(await browser.get('/carts/'))).toEqual({ ...before, draft: null });
  });

  test('K-04 a line that sold out since stays visible and outside the sum', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    await browser.post('/carts/add', sink);
    await setStock(db, tapSku, 0);
    const cart = await cartOf(await browser.get('/carts/'));
    const [first, second] = cart.items;
    expect(first).toMatchObject({ variantKey: tap.variantKey, isPurchasable: false, numberOfItemsInStock: 0 });
    expect(cart.priceWithoutDiscountAndShippingCosts).toEqual(second?.priceTotal);
  });

  test('K-05 an article that vanished from the catalogue leaves the cart and is named once', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    await db.updateTable('cartLine').set({ variantKey: 'gone', sku: '99.99.9999' }).where('sku', '=', tapSku).execute();
    expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ items: [], removedItems: ['99.99.9999'] });
    expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ items: [], removedItems: [] });
  });

  test('an unknown article is refused by name', async () => {
    const answer = await visit().post('/carts/add', { productKey: 'bogen-p', variantKey: sink.variantKey });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ data: { exception: 'ProductNotFoundException', productKey: 'bogen-p' } });
  });

  test('K-02 discount codes count in percent and as amounts of their currency', async () => {
    await createDiscount(db, { code: 'welle10', kind: 'percentage', value: 1000, currency: null, validUntil: null });
    await createDiscount(db, { code: 'FIVE', kind: 'amount', value: 500, currency: 'GBP', validUntil: null });
    await createDiscount(db, { code: 'OLD', kind: 'percentage', value: 1000, currency: null, validUntil: Date.now() - 1 });
    const browser = visit();
    await browser.post('/carts/add', tap);
    const cart = await cartOf(await browser.post('/carts/discount/add?discountCode=%20Welle10%20', {}));
    expect(cart).toMatchObject({ discounts: [{ code: 'WELLE10' }], discountValue: { rawValue: 3590 }, priceTotal: { rawValue: 32_310 } });
    for (const [code, exception] of [
      ['FIVE', 'DiscountCountryException'],
      ['OLD', 'DiscountExpiredException'],
      ['NEVER', 'DiscountUnknownException'],
    ]) {
      const refused = await browser.post(`/carts/discount/add?discountCode=${code}`, {});
      expect(await refused.json()).toMatchObject({
        statusCode: 400,
        data: { exception, fields: [{ field: 'discountCode', values: { code } }] },
      });
    }
    const without = await cartOf(await browser.post('/carts/discount/remove?discountCode=welle10', {}));
    expect(without).toMatchObject({ discounts: [], priceTotal: { rawValue: 35_900 } });
  });

  test('O-06 taxes follow the state of the delivery address', async () => {
    const browser = visit('us.localhost');
    await browser.post('/carts/add', tap);
    const address = { ...delivery, country: 'us', postalCode: '90210', region: 'CA' };
    const cart = await cartOf(await browser.post('/carts/address/delivery', { ...contact, delivery: address }));
    expect(cart.taxes).toMatchObject([{ rate: 875, isIncluded: false }]);
    const oregon = await cartOf(await browser.post('/carts/address/delivery', { ...contact, delivery: { ...address, region: 'OR' } }));
    expect(oregon.taxes).toEqual([]);
  });

  test('O-06 Belgium ships with DHL and DCD; a way that a country lacks is refused', async () => {
    const browser = visit('be.localhost');
    await browser.post('/carts/add', tap);
    const cart = await cartOf(await browser.post('/carts/shipping', { shippingMethod: 'DCD' }));
    expect(cart).toMatchObject({ shippingMethod: 'DCD', shippingMethods: [{ name: 'DHL' }, { name: 'DCD' }] });
    const refused = await visit().post('/carts/shipping', { shippingMethod: 'DCD' });
    expect(await refused.json()).toMatchObject({ data: { fields: [{ field: 'shippingMethod' }] } });
  });

  test('V-02 an address is checked against its country, a refusal names the fields', async () => {
    const browser = visit();
    const wrong = {
      ...contact,
      delivery: { ...delivery, postalCode: '3310', country: 'fr' },
      billing: { ...delivery, country: 'us', postalCode: '10001' },
    };
    const refused = await browser.post('/carts/address/delivery', wrong);
    expect(await refused.json()).toMatchObject({
      data: { fields: [{ field: 'delivery.country' }, { field: 'delivery.postalCode' }, { field: 'billing.region' }] },
    });
    const kept = await cartOf(await browser.post('/carts/address/delivery', { ...contact, delivery }));
    expect(kept).toMatchObject({ consumer: contact, deliveryAddress: { city: 'Paderborn' }, billingAddress: { city: 'Paderborn' } });
  });

  test('K-01 the billing address answers with consumer, address and shipping method', async () => {
    const browser = visit();
    await browser.post('/carts/address/delivery', { ...contact, delivery });
    const answer = await browser.post('/carts/address/billing?resetDeliveryAddress=true', { ...delivery, city: 'Bielefeld' });
    expect(await answer.json()).toEqual({
      consumer: contact,
      address: { salutation: '', company: '', addition: '', region: '', ...delivery, city: 'Bielefeld' },
      shippingMethod: 'DHL',
    });
    expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ deliveryAddress: null, billingAddress: { city: 'Bielefeld' } });
  });

  test('K-06 a protected cart verifies until anything changes', async () => {
    const browser = visit();
    const status = async (answer: Promise<Response>) => (await answer).status;
    expect(await status(browser.post('/carts/protect/', {}))).toBe(409);
    await browser.post('/carts/add', tap);
    await browser.post('/carts/address/delivery', { ...contact, delivery });
    await browser.post('/carts/payment', { paymentMethod: 'CreditCard' });
    expect(await status(browser.get('/carts/protect/verify'))).toBe(409);
    expect(await (await browser.post('/carts/protect/', {})).json()).toEqual({ isProtected: true });
    expect(await status(browser.get('/carts/protect/verify'))).toBe(200);
    await setStock(db, tapSku, 0);
    const refused = await browser.get('/carts/protect/verify');
    expect([refused.status, await refused.json()]).toMatchObject([409, { data: { exception: 'CartChangedException' } }]);
  });

  test('B-01 a plain form goes on to the next document; refused, it comes back once with its fields', async () => {
    const browser = visit('ch.localhost');
    const added = await browser.form('/carts/add?locale=fr-CH', { ...tap });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/fr/plain/cart']);
    const refused = await browser.form('/carts/address/delivery?locale=fr-CH', {
      email: 'no',
      billingIsDelivery: 'on',
      'delivery.city': 'Sion',
      'billing.city': '',
    });
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/fr/plain/checkout/address']);
    const plain = { country: 'ch', language: 'fr', locale: 'fr-CH', root: '/fr/' } as const;
    const { draft } = await showCart(plain, browser.cookieHeader());
    expect(draft).toMatchObject({ form: 'delivery', fields: { email: 'no', 'delivery.city': 'Sion' } });
    expect(draft?.problems.map(({ field }) => field)).toEqual([
      'email',
      'delivery.firstName',
      'delivery.lastName',
      'delivery.street',
      'delivery.postalCode',
      'delivery.country',
    ]);
    expect((await showCart(plain, browser.cookieHeader())).draft).toBeNull();
  });

  test('B-01 a plain form may send payment and shipping together, and a sold-out article says so', async () => {
    const browser = visit('be.localhost');
    const paid = await browser.form('/carts/payment', { paymentMethod: 'PayPal', shippingMethod: 'DCD' });
    expect(paid.headers.get('location')).toBe('/nl/plain/checkout/summary');
    expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ paymentMethod: 'PayPal', shippingMethod: 'DCD' });
    await setStock(db, tapSku, 0);
    await browser.form('/carts/add', { ...tap });
    const { draft } = await showCart({ ...site, country: 'be', language: 'nl' }, browser.cookieHeader());
    expect(draft?.problems).toEqual([{ field: '', messageKey: 'cart.soldOut.refused' }]);
  });

  test('K-01 twenty additions at once all count', async () => {
    await setStock(db, tapSku, 20);
    const browser = visit();
    await browser.post('/carts/add', sink);
    await Promise.all(Array.from({ length: 20 }, () => browser.post('/carts/add', tap)));
    expect((await cartOf(await browser.get('/carts/'))).itemCount).toBe(21);
    expect(await readStock(db, [tap.variantKey])).toEqual(new Map([[tap.variantKey, 20]]));
  });

  test('a failing change leaves nothing behind', async () => {
    const rows = () => db.selectFrom('cart').select('cartId').execute();
    const before = await rows();
    const failing = inTransaction(async (trx) => {
      await trx.deleteFrom('cart').execute();
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await rows()).toEqual(before);
  });
});
