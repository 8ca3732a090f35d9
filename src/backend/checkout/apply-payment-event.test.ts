import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readStock, seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDiscount } from '#backend/discount/discount.ts';
import { historyOfOrder } from '#backend/order/order.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { type FakeProvider, startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import {
  attemptOf,
  clearOrders,
  createShop,
  createShopper,
  eventOf,
  readOrderRecords,
  sink,
  tap,
  tapSku,
} from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { expirePendingOrders } from './order-admin.ts';

describeEachDatabase('payment events', (open) => {
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

  test('O-03 success is applied once: paid, cart empty, one mail, however often and by whom it is reported', async () => {
    const shopper = await createShopper(app);
    const { orderId } = await placed(shopper.order());
    const attemptId = await attempt();
    provider.outcomes.set(attemptId, 'SUCCEEDED');
    const event = await eventOf(attemptId, 'SUCCEEDED');
    const webhook = () => shopper.browser.post('/payments/webhook', event);
    const [first, , returned] = await Promise.all([webhook(), webhook(), shopper.browser.get(`/payments/return/${attemptId}`)]);
    expect([first.status, returned.status, returned.headers.get('location')]).toEqual([200, 303, `/checkout/success/${orderId}`]);
    await applyPaymentEvent(await eventOf(attemptId, 'EXPIRED'));
    expect(await readOrderRecords(db)).toMatchObject({ orders: [{ state: 'PAID' }], mails: ['mail:order-confirmation'], refunds: [] });
    const cart = await shopper.cart();
    expect([cart.items, cart.deliveryAddress, cart.consumer]).toEqual([[], null, null]);
    expect((await historyOfOrder(db, orderId)).map(({ state }) => state)).toEqual(['PENDING_PAYMENT', 'PAID']);
    expect(await placed(shopper.order())).toMatchObject({ orderId, state: 'PAID', redirectUrl: `/checkout/success/${orderId}` });
    expect(await stock()).toBe(4);
  });

  test('O-03 articles added to the cart while paying stay there', async () => {
    const shopper = await createShopper(app);
    await placed(shopper.order());
    await shopper.browser.post('/carts/add', sink);
    await applyPaymentEvent(await eventOf(await attempt(), 'SUCCEEDED'));
    expect((await shopper.cart()).items.map(({ variantKey }) => variantKey)).toEqual([sink.variantKey]);
  });

  test('O-03 failure restores the stock and leaves the cart for another attempt, which is another order', async () => {
    const shopper = await createShopper(app);
    const { orderId } = await placed(shopper.order());
    const event = await eventOf(await attempt(), 'FAILED');
    await Promise.all([applyPaymentEvent(event), applyPaymentEvent(event)]);
    expect([await stock(), (await readOrderRecords(db)).orders[0]?.state]).toEqual([5, 'PAYMENT_FAILED']);
    const returned = await shopper.browser.get(`/payments/return/${await attempt()}`);
    expect(returned.headers.get('location')).toBe(`/checkout/failure/${orderId}`);
    const cart = await shopper.cart();
    expect(cart).toMatchObject({ itemCount: 1, deliveryAddress: { city: 'Paderborn' } });
    expect(cart.placementKey).not.toBe(shopper.seen.placementKey);
    const again = await placed(shopper.order(cart));
    expect(again.orderId).not.toBe(orderId);
    expect(await stock()).toBe(4);
  });

  test('K-05 a buyer who returns from the provider is still notified of an article that was delisted meanwhile', async () => {
    const shopper = await createShopper(app, [tap, sink]);
    await placed(shopper.order());
    await db.updateTable('cartLine').set({ variantKey: 'gone', sku: '99.99.9999' }).where('variantKey', '=', sink.variantKey).execute();
    await shopper.browser.get(`/payments/return/${await attempt()}?cancelled=1`);
    expect(shopper.browser.cookies()['cart-items']).toBe('1');
    expect([(await shopper.cart()).removedItems, (await shopper.cart()).removedItems]).toEqual([['99.99.9999'], []]);
  });

  test('O-03 a buyer who cancels at the provider may choose another payment method', async () => {
    const shopper = await createShopper(app);
    const { orderId } = await placed(shopper.order());
    const returned = await shopper.browser.get(`/payments/return/${await attempt()}?cancelled=1`);
    expect(returned.headers.get('location')).toBe(`/checkout/failure/${orderId}`);
    expect(await stock()).toBe(5);
  });

  test('O-03 another payment method ends the first attempt before the second order is placed', async () => {
    await setStock(db, tapSku, 1);
    const shopper = await createShopper(app);
    const first = await placed(shopper.order());
    await shopper.browser.post('/carts/payment', { paymentMethod: 'PayPal' });
    const cart = await shopper.cart();
    expect(cart.items).toMatchObject([{ isPurchasable: true, numberOfItemsInStock: 1 }]);
    const second = await shopper.order(cart);
    expect(second.status).toBe(200);
    const states = new Map((await readOrderRecords(db)).orders.map(({ orderId, state }) => [orderId, state]));
    expect([states.get(first.orderId), states.size, await stock()]).toEqual(['PAYMENT_FAILED', 2, 0]);
  });

  test('O-03 a buyer who paid in the first window does not pay again in the second', async () => {
    const shopper = await createShopper(app);
    await placed(shopper.order());
    provider.outcomes.set(await attempt(), 'SUCCEEDED');
    await shopper.browser.post('/carts/payment', { paymentMethod: 'PayPal' });
    const second = await shopper.order(await shopper.cart());
    expect([second.status, await second.json()]).toMatchObject([409, { data: { exception: 'CartChangedException' } }]);
    expect(await readOrderRecords(db)).toMatchObject({ orders: [{ state: 'PAID' }], mails: ['mail:order-confirmation'] });
  });

  test('O-03 money that arrives after the order has ended is refunded', async () => {
    const shopper = await createShopper(app);
    await placed(shopper.order());
    const attemptId = await attempt();
    await applyPaymentEvent(await eventOf(attemptId, 'EXPIRED'));
    await applyPaymentEvent(await eventOf(attemptId, 'SUCCEEDED'));
    expect(await readOrderRecords(db)).toMatchObject({
      orders: [{ state: 'PAYMENT_FAILED' }],
      refunds: [{ attemptId, amount: shopper.seen.priceTotal.rawValue }],
      mails: [],
    });
    expect(await stock()).toBe(5);
  });

  test('O-03 a pending payment empties the cart, and its failure is reported by mail', async () => {
    const shopper = await createShopper(app);
    const { orderId } = await placed(shopper.order());
    const attemptId = await attempt();
    await applyPaymentEvent(await eventOf(attemptId, 'PROCESSING'));
    expect((await shopper.cart()).items).toEqual([]);
    expect(await placed(shopper.order())).toMatchObject({ orderId, redirectUrl: `/checkout/success/${orderId}` });
    await expirePendingOrders(Date.now() + 1e9);
    expect((await readOrderRecords(db)).orders[0]?.state).toBe('PENDING_PAYMENT');
    await applyPaymentEvent(await eventOf(attemptId, 'FAILED'));
    expect(await readOrderRecords(db)).toMatchObject({ orders: [{ state: 'PAYMENT_FAILED' }], mails: ['mail:payment-failed'] });
    expect(await stock()).toBe(5);
  });

  test('O-03 an order that nobody pays is abandoned after a time', async () => {
    await placed((await createShopper(app)).order());
    await expirePendingOrders(Date.now());
    expect(await stock()).toBe(4);
    await expirePendingOrders(Date.now() + 2 * 60 * 60_000);
    expect([await stock(), (await readOrderRecords(db)).orders[0]?.state]).toEqual([5, 'PAYMENT_FAILED']);
  });

  test('O-03 a cart that costs nothing is an order without a payment', async () => {
    await createDiscount(db, { code: 'GIFT', kind: 'percentage', value: 10_000, currency: null, validUntil: null }).catch(() => undefined);
    const shopper = await createShopper(app);
    await shopper.browser.post('/carts/discount/add?discountCode=gift', {});
    expect(await placed(shopper.order(await shopper.cart()))).toMatchObject({ state: 'PAID' });
    expect(await readOrderRecords(db)).toMatchObject({ attempts: [], mails: ['mail:order-confirmation'] });
  });
});
