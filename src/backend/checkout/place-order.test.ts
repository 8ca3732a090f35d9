import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCartDocument } from '#backend/cart/cart.ts';
import { readStock, seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { order as orderContract, placedOrder } from '#shared/contract/order.ts';
import { type FakeProvider, startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import {
  attemptOf,
  clearOrders,
  createShop,
  createShopper,
  readOrderRecords,
  sink,
  tap,
  tapSku,
} from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';

describeEachDatabase('placed orders', (open) => {
  let db: Db;
  let provider: FakeProvider;
  const app = createShop();
  const stock = async () => (await readStock(db, [tap.variantKey])).get(tap.variantKey);
  const placed = async (response: Promise<Response>) => placedOrder.parse(await (await response).json());
  const attempt = (index?: number) => attemptOf(db, index);

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  beforeEach(async () => {
    provider = startFakeProvider();
    await clearOrders(db);
    await setStock(db, tapSku, 5);
  });

  test('O-03 an order deducts its pieces and sends the buyer to the provider', async () => {
    const shopper = await createShopper(app, [tap, sink]);
    const response = await placed(shopper.order());
    expect(response).toMatchObject({
      orderId: expect.stringMatching(/^DE-\d{6}-[2-9A-Z]{8}$/),
      state: 'PENDING_PAYMENT',
      redirectUrl: `https://pay.example/${await attempt()}`,
    });
    expect(await readOrderRecords(db)).toMatchObject({
      orders: [{ orderId: response.orderId, total: shopper.seen.priceTotal.rawValue }],
      attempts: [{ orderId: response.orderId, state: 'REDIRECTED', amount: shopper.seen.priceTotal.rawValue }],
      mails: [],
    });
    expect(await stock()).toBe(4);
    expect((await shopper.cart()).itemCount).toBe(2);
  });

  test('O-03 repeated and concurrent placements are one order', async () => {
    const shopper = await createShopper(app);
    const answers = await Promise.all([1, 2, 3, 4].map(() => placed(shopper.order())));
    answers.push(await placed(shopper.order()));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect((await readOrderRecords(db)).attempts).toHaveLength(1);
    expect(await stock()).toBe(4);
  });

  test('O-03 a provider that does not respond loses nothing: the next attempt continues the same payment', async () => {
    const shopper = await createShopper(app);
    provider.isSilent = true;
    const rejected = await shopper.order();
    expect([rejected.status, await rejected.json()]).toMatchObject([502, { data: { exception: 'PaymentProviderException' } }]);
    provider.isSilent = false;
    await placed(shopper.order());
    const house = await readOrderRecords(db);
    expect([house.orders.length, house.attempts.length, provider.opened]).toEqual([1, 1, [house.attempts[0]?.attemptId]]);
    expect(await stock()).toBe(4);
  });

  test('K-06 a cart that changed since it was shown is rejected, and nothing happens', async () => {
    const shopper = await createShopper(app);
    const rejectedOrders = [shopper.order({ ...shopper.seen, priceTotal: { rawValue: 1, currency: 'EUR' } })];
    await shopper.browser.post('/carts/add', tap);
    rejectedOrders.push(shopper.order());
    for (const rejectedOrder of rejectedOrders) {
      const response = await rejectedOrder;
      expect([response.status, await response.json()]).toMatchObject([409, { data: { exception: 'CartChangedException' } }]);
    }
    expect([(await readOrderRecords(db)).orders, await stock()]).toEqual([[], 5]);
  });

  test('K-06 a protected cart is ordered as it was protected', async () => {
    const shopper = await createShopper(app, [tap, sink]);
    await shopper.browser.post('/carts/protect/', {});
    const stored = await db.selectFrom('cart').select(['phone', 'billing', 'delivery']).executeTakeFirstOrThrow();
    const elsewhere = JSON.stringify({ ...JSON.parse(stored.delivery ?? ''), city: 'Bielefeld' });
    for (const change of [{ phone: '+49 30 9' }, { billing: elsewhere }, { delivery: elsewhere }]) {
      await db.updateTable('cart').set(change).execute();
      const rejected = await shopper.order(await shopper.cart());
      expect([rejected.status, await rejected.json()]).toMatchObject([409, { data: { exception: 'CartChangedException' } }]);
      await db.updateTable('cart').set(stored).execute();
    }
    expect((await shopper.order()).status).toBe(200);
  });

  test('K-08 an article that sells out after the cart was protected is named alone, and the rest can be ordered', async () => {
    const shopper = await createShopper(app, [tap, sink]);
    await shopper.browser.post('/carts/protect/', {});
    await setStock(db, tapSku, 0);
    for (const cart of [shopper.seen, await shopper.cart()]) {
      const rejected = await shopper.order(cart);
      expect([rejected.status, await rejected.json()]).toMatchObject([
        400,
        { data: { exception: 'OutOfStockException', ...tap, skus: [tapSku] } },
      ]);
    }
    await shopper.browser.post('/carts/protect/', {});
    expect((await shopper.order(await shopper.cart())).status).toBe(200);
  });

  test('K-08 B-01 a no-script form shows which article sold out', async () => {
    const { browser, seen } = await createShopper(app);
    await setStock(db, tapSku, 0);
    const { placementKey, priceTotal } = seen;
    await browser.form('/orders', { placementKey, acceptedTotal: `${priceTotal.rawValue}`, terms: 'accept' });
    const { draft } = await loadCartDocument({ country: 'de', language: 'de', locale: 'de-DE', root: '/' }, browser.cookieHeader());
    expect(draft?.problems).toEqual([{ field: '', messageKey: 'checkout.refused.OutOfStockException', values: { skus: tapSku } }]);
  });

  test('K-08 a sold-out article is named', async () => {
    const shopper = await createShopper(app);
    await setStock(db, tapSku, 0);
    const rejected = await shopper.order();
    expect([rejected.status, await rejected.json()]).toMatchObject([
      400,
      { data: { exception: 'OutOfStockException', ...tap, skus: [tapSku] } },
    ]);
  });

  test.each([
    [{}, ['placementKey', 'acceptedTotal', 'terms']],
    [{ placementKey: 'x', acceptedTotal: -1, terms: 'no' }, ['placementKey', 'acceptedTotal', 'terms']],
  ])('V-03 the order %j is rejected by its fields', async (body, fields) => {
    const response = (await (await createBrowser(app, 'de.localhost').post('/orders', body)).json()) as {
      data: { fields: { field: string }[] };
    };
    expect(response.data.fields.map(({ field }) => field)).toEqual(fields);
  });

  test('K-06 without address, payment or articles there is no order', async () => {
    const browser = createBrowser(app, 'de.localhost');
    const order = async () => {
      const { placementKey, priceTotal } = (await (await browser.get('/carts/')).json()) as {
        placementKey: string;
        priceTotal: { rawValue: number };
      };
      const response = await browser.post('/orders', { placementKey, acceptedTotal: priceTotal.rawValue, terms: 'accept' });
      return ((await response.json()) as { data: { exception: string } }).data.exception;
    };
    await browser.post('/carts/remove', { ...tap, quantity: 1 });
    expect(await order()).toBe('CartEmptyException');
    await browser.post('/carts/add', tap);
    expect(await order()).toBe('AddressMissingException');
  });

  test('O-03 an order is shown to the browser that placed it, and to no other', async () => {
    const shopper = await createShopper(app);
    const { orderId } = await placed(shopper.order());
    const order = orderContract.parse(await (await shopper.browser.get(`/orders/${orderId}`)).json());
    expect(order).toMatchObject({
      orderId,
      email: 'ada@example.com',
      shippingMethod: 'DHL',
      items: [{ ...tap, quantity: 1, item: { name: 'Bogen\u00A0P' } }],
      priceTotal: shopper.seen.priceTotal,
    });
    for (const stranger of [createBrowser(app, 'de.localhost'), (await createShopper(app)).browser]) {
      expect((await stranger.get(`/orders/${orderId}`)).status).toBe(404);
    }
  });

  test('B-01 a no-script form leads to the provider, and back to the summary on an error', async () => {
    const shopper = await createShopper(app);
    const fields = { placementKey: shopper.seen.placementKey, acceptedTotal: String(shopper.seen.priceTotal.rawValue) };
    const rejected = await shopper.browser.form('/orders', fields);
    expect([rejected.status, rejected.headers.get('location')]).toEqual([303, '/plain/checkout/summary']);
    const sent = await shopper.browser.form('/orders', { ...fields, terms: 'accept' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `https://pay.example/${await attempt()}`]);
  });
});
