import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { maxReservedByNetwork, maxReservedByOrder } from '#backend/order/order.ts';
import type { PaymentOutcome } from '#backend/payment/payment.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { clearOrders, createShop, createShopper, eventOf, readOrderRecords, tap } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { expirePendingOrders } from './order-admin.ts';

const [here, there] = ['2001:db8:1:1::1', '2001:db8:1:2::1'];

describeEachDatabase('unpaid orders', (open) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  const setStockPieces = async (pieces: number) => void (await db.updateTable('stock').set({ pieces }).execute());
  beforeEach(async () => {
    startFakeProvider();
    await clearOrders(db);
    await setStockPieces(500);
    vi.stubEnv('TRUST_PROXY', '1');
    vi.stubEnv('RATE_LIMIT', '300');
  });
  afterEach(() => void vi.unstubAllEnvs());
  const app = createShop();
  const buy = async (from: string, quantity: number) => {
    const { browser, seen } = await createShopper(app, [{ ...tap, quantity }]);
    const body = { placementKey: seen.placementKey, acceptedTotal: seen.priceTotal.rawValue, terms: 'accept' };
    const response = await browser.post('/orders', body, { 'x-forwarded-for': from });
    expect(response.status).toBe(200);
    return { ...placedOrder.parse(await response.json()), browser };
  };
  const left = async () => {
    const { pieces } = await db.selectFrom('stock').select('pieces').where('variantKey', '=', tap.variantKey).executeTakeFirstOrThrow();
    return pieces;
  };
  const notifyPayment = async (orderId: string, outcome: PaymentOutcome) => {
    const { attemptId } = await db
      .selectFrom('paymentAttempt')
      .select('attemptId')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await applyPaymentEvent(await eventOf(attemptId, outcome));
    return attemptId;
  };

  test('K-08 O-02 one network reserves little without paying; its further orders are accepted but reserved at approval', async () => {
    const orders = [];
    for (let count = 0; count < maxReservedByNetwork / maxReservedByOrder; count++) orders.push(await buy(here, maxReservedByOrder));
    expect(await left()).toBe(500 - maxReservedByNetwork);
    await buy(here, 1);
    expect(await left()).toBe(500 - maxReservedByNetwork);
    await buy(there, 2);
    expect(await left()).toBe(498 - maxReservedByNetwork);
    const orderId = orders[0]?.orderId ?? '';
    await notifyPayment(orderId, 'PROCESSING');
    await buy(here, maxReservedByOrder);
    expect(await left()).toBe(498 - maxReservedByNetwork - maxReservedByOrder);
    const noted = await db.selectFrom('orderHold').selectAll().execute();
    expect(noted.map((one) => one.orderId)).not.toContain(orderId);
    expect(JSON.stringify(noted)).not.toContain('2001');
  });

  test('K-08 O-02 four networks of one IPv6 line reserve four times as much without paying, and further ones nothing', async () => {
    const line = (network: number) => `2001:db8:7:${network.toString(16)}::1`;
    for (let network = 0; network < 4; network++)
      for (let count = 0; count < maxReservedByNetwork / maxReservedByOrder; count++) await buy(line(network), maxReservedByOrder);
    expect(await left()).toBe(500 - 4 * maxReservedByNetwork);
    await buy(line(4), 1);
    expect(await left()).toBe(500 - 4 * maxReservedByNetwork);
    await buy(line(0x1_00), 1);
    expect(await left()).toBe(499 - 4 * maxReservedByNetwork);
  });

  test('K-08 O-03 a large order deducts its stock at its approval, once however often reported, and restores it on failure', async () => {
    const { orderId } = await buy(here, 99);
    expect(await left()).toBe(500);
    for (let count = 0; count < 2; count++) await notifyPayment(orderId, 'PROCESSING');
    expect(await left()).toBe(401);
    await notifyPayment(orderId, 'FAILED');
    expect(await left()).toBe(500);
    const second = await buy(here, 99);
    await Promise.all([
      notifyPayment(second.orderId, 'SUCCEEDED'),
      notifyPayment(second.orderId, 'SUCCEEDED'),
      notifyPayment(second.orderId, 'PROCESSING'),
    ]);
    expect(await left()).toBe(401);
    expect((await readOrderRecords(db)).orders).toMatchObject([{ state: 'PAYMENT_FAILED' }, { state: 'PAID' }]);
  });

  test('K-08 a large order that nobody pays restores no stock that it never deducted', async () => {
    const { browser } = await buy(here, 99);
    const cart = (await (await browser.get('/carts/')).json()) as { items: { numberOfItemsInStock: number }[] };
    expect(cart.items[0]?.numberOfItemsInStock).toBe(500);
    await expirePendingOrders(Date.now() + 1e9);
    expect(await left()).toBe(500);
    expect((await readOrderRecords(db)).orders).toMatchObject([{ state: 'PAYMENT_FAILED' }]);
  });

  test('K-08 O-03 of large orders paid at once, stock fills what it can; the others get a full refund and a mail', async () => {
    await setStockPieces(200);
    const orders = await Promise.all([1, 2, 3, 4].map((network) => buy(`2001:db8:2:${network}::1`, 80)));
    expect(await left()).toBe(200);
    const attempts = await Promise.all(orders.map(({ orderId }) => notifyPayment(orderId, 'SUCCEEDED')));
    expect(await left()).toBe(40);
    const house = await readOrderRecords(db);
    expect(house.orders.map(({ state }) => state).toSorted()).toEqual(['CANCELLED', 'CANCELLED', 'PAID', 'PAID']);
    expect(house.mails.toSorted()).toEqual(['confirmation', 'confirmation', 'sold-out', 'sold-out'].map((one) => `mail:order-${one}`));
    const lost = orders.findIndex(({ orderId }) => house.orders.some((one) => one.orderId === orderId && one.state === 'CANCELLED'));
    expect(house.refunds).toHaveLength(2);
    expect(house.refunds).toContainEqual({ attemptId: attempts[lost], amount: house.orders[0]?.total });
    const back = await orders[lost]?.browser.get(`/payments/return/${attempts[lost]}`);
    expect(back?.headers.get('location')).toBe(`/checkout/success/${orders[lost]?.orderId}`);
    expect(
      await db
        .selectFrom('invoice')
        .selectAll()
        .where('orderId', '=', orders[lost]?.orderId ?? '')
        .execute(),
    ).toEqual([]);
  });

  test('K-08 O-03 sold out at approval: cancelled at once, and pending money is refunded when it arrives', async () => {
    const { orderId } = await buy(here, 99);
    await setStockPieces(98);
    await notifyPayment(orderId, 'PROCESSING');
    expect(await readOrderRecords(db)).toMatchObject({ orders: [{ state: 'CANCELLED' }], mails: ['mail:order-sold-out'], refunds: [] });
    await setStockPieces(500);
    const attemptId = await notifyPayment(orderId, 'SUCCEEDED');
    const { orders, mails, refunds } = await readOrderRecords(db);
    expect([orders[0]?.state, mails, refunds]).toEqual(['CANCELLED', ['mail:order-sold-out'], [{ attemptId, amount: orders[0]?.total }]]);
    expect(await left()).toBe(500);
  });
});
