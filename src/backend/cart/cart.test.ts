import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readStock, seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { createDiscount } from '#backend/discount/discount.ts';
import { createRest } from '#backend/rest/rest.ts';
import { type Cart, cart as cartContract } from '#shared/contract/cart.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { cartRoutes } from './cart.routes.ts';
import { loadCartDocument } from './carts.ts';

const sink = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' };
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const tapSku = '20.22.1104';

describeEachDatabase('cart', (open) => {
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
  afterEach(() => void vi.unstubAllEnvs());
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
          item: { name: 'Bogen\u00A0P' },
        },
      ],
      shippingMethod: 'DHL',
      taxes: [{ rate: 1900, isIncluded: true, amount: { rawValue: 11_464 } }],
      priceTotal: { rawValue: 71_800, currency: 'EUR' },
    });
  });

  test('B-04 a sink with a tap that reaches over its bowl causes no warning', async () => {
    const browser = visit();
    await browser.post('/carts/add', sink);
    const cart = await cartOf(await browser.post('/carts/add', tap));
    expect(cart.itemCount).toBe(2);
    expect(cart.misfits).toEqual([]);
    const [, line] = cart.items;
    expect(line?.fits).toBe('Passt zu Delta\u00A060\u00A0S: Hahnloch 35\u00a0mm, Ausladung 215\u00a0mm');
  });

  test('B-04 an article that goes with nothing in the cart gets no note, and an accessory names what it fits', async () => {
    const browser = visit();
    const alone = await cartOf(await browser.post('/carts/add', tap));
    expect(alone.items.map(({ fits }) => fits)).toEqual([undefined]);
    await browser.post('/carts/add', sink);
    const strainer = { productKey: 'muschel-90', variantKey: 'muschel-90-steel' };
    const cart = await cartOf(await browser.post('/carts/add', strainer));
    expect(cart.items.map(({ fits }) => fits)).toEqual([
      expect.stringMatching(/^Passt zu Delta\s60\sS: /),
      undefined,
      'Passt zu Delta\u00A060\u00A0S',
    ]);
  });

  test('K-01 under https the cookie is bound to the host', async () => {
    vi.stubEnv('PUBLIC_SCHEME', 'https');
    const response = await app.request('http://www.undula.de/carts/add', {
      method: 'POST',
      headers: { host: 'www.undula.de', 'content-type': 'application/json' },
      body: JSON.stringify(tap),
    });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-cart=[\w-]{43}; .*Secure/);
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

  test('K-01 another country keeps the items and reprices them', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    const japanese = await cartOf(await browser.at('jp.localhost').get('/carts/?locale=ja-JP'));
    expect(japanese).toMatchObject({
      itemCount: 1,
      items: [{ pricePerItem: { rawValue: 62_000, currency: 'JPY' } }],
      priceTotal: { currency: 'JPY' },
    });
  });

  test('K-02 pieces are added and removed, an emptied line is deleted, the placement key changes each time', async () => {
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

  test.each([0, -1, 1.5, 100, 1e9, 'many', null])('K-02 the quantity %s is rejected by name and nothing is saved', async (quantity) => {
    const browser = visit();
    const response = await browser.post('/carts/add', { ...tap, quantity });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: { exception: 'ValidationException', fields: [{ field: 'quantity' }] } });
    expect((await cartOf(await browser.get('/carts/'))).items).toEqual([]);
  });

  test('K-04 more than is in stock is rejected as out of stock, and the cart stays as it was', async () => {
    const browser = visit();
    const before = await cartOf(await browser.post('/carts/add', { ...tap, quantity: 5 }));
    const rejected = await browser.post('/carts/add', tap);
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({ statusCode: 400, data: { exception: 'OutOfStockException', ...tap } });
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

  test('K-05 an article that left the catalogue is removed from the cart and named once', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    await db.updateTable('cartLine').set({ variantKey: 'gone', sku: '99.99.9999' }).where('sku', '=', tapSku).execute();
    expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ items: [], removedItems: ['99.99.9999'] });
    expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ items: [], removedItems: [] });
  });

  test('K-05 a no-script form, whose response nobody sees, leaves it to the next document to name removed articles', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    await browser.post('/carts/add', sink);
    await db.updateTable('cartLine').set({ variantKey: 'gone', sku: '99.99.9999' }).where('sku', '=', tapSku).execute();
    await browser.form('/carts/add', { ...sink });
    await browser.form('/carts/remove', { variantKey: sink.variantKey, quantity: '1' });
    const seen = async () =>
      (await loadCartDocument({ country: 'de', language: 'de', locale: 'de-DE', root: '/' }, browser.cookieHeader())).removedItems;
    expect([await seen(), await seen()]).toEqual([['99.99.9999'], []]);
  });

  test('an unknown article is rejected by name', async () => {
    const response = await visit().post('/carts/add', { productKey: 'bogen-p', variantKey: sink.variantKey });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ data: { exception: 'ProductNotFoundException', productKey: 'bogen-p' } });
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
      const rejected = await browser.post(`/carts/discount/add?discountCode=${code}`, {});
      expect(await rejected.json()).toMatchObject({
        statusCode: 400,
        data: { exception, fields: [{ field: 'discountCode', values: { code } }] },
      });
    }
    const without = await cartOf(await browser.post('/carts/discount/remove?discountCode=welle10', {}));
    expect(without).toMatchObject({ discounts: [], priceTotal: { rawValue: 35_900 } });
  });

  test('K-02 B-18 a code counts however it was copied, is shown as it was given out, and exists once', async () => {
    await createDiscount(db, { code: 'SOMMER-10', kind: 'percentage', value: 1000, currency: null });
    await expect(createDiscount(db, { code: 'SOMMER10', kind: 'percentage', value: 500, currency: null })).rejects.toThrow(
      'SOMMER-10 exists',
    );
    for (const typed of ['sommer 10', 'Sommer\u201310.', '\u200BSOMMER10', 'Code: SOMMER\u201110']) {
      const browser = visit();
      await browser.post('/carts/add', tap);
      const redeemed = await cartOf(await browser.post(`/carts/discount/add?discountCode=${encodeURIComponent(typed)}`, {}));
      expect(redeemed.discounts.map(({ code }) => code)).toEqual(['SOMMER-10']);
      const without = await cartOf(await browser.post('/carts/discount/remove?discountCode=sommer10', {}));
      expect(without.discounts).toEqual([]);
    }
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
