import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { mostHeldByNetwork, mostHeldByOrder } from '#backend/order/order.ts';
import type { PaymentOutcome } from '#backend/payment/payment.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { createShop, createShopper, eventOf, forgetOrders, readHouse, tap } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { expirePendingOrders } from './order-care.ts';
import { settlePayment } from './settle-payment.ts';

const [here, there] = ['2001:db8:1:1::1', '2001:db8:1:2::1'];

describeEachDatabase('what nobody has paid', (open) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  const shelve = async (pieces: number) => void (await db.updateTable('stock').set({ pieces }).execute());
  beforeEach(async () => {
    startFakeProvider();
    await forgetOrders(db);
    await shelve(500);
    vi.stubEnv('TRUST_PROXY', '1');
    vi.stubEnv('RATE_LIMIT', '300');
  });
  afterEach(() => void vi.unstubAllEnvs());
  const app = createShop();
  const buy = async (from: string, quantity: number) => {
    const { browser, seen } = await createShopper(app, [{ ...tap, quantity }]);
    const body = { placementKey: seen.placementKey, acceptedTotal: seen.priceTotal.rawValue, terms: 'accept' };
    const answer = await browser.post('/orders', body, { 'x-forwarded-for': from });
    expect(answer.status).toBe(200);
    return { ...placedOrder.parse(await answer.json()), browser };
  };
  const left = async () => {
    const { pieces } = await db.selectFrom('stock').select('pieces').where('variantKey', '=', tap.variantKey).executeTakeFirstOrThrow();
    return pieces;
  };
  const tell = async (orderId: string, outcome: PaymentOutcome) => {
    const { attemptId } = await db
      .selectFrom('paymentAttempt')
      .select('attemptId')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await settlePayment(await eventOf(attemptId, outcome));
    return attemptId;
  };

  test('K-08 O-02 one network holds little without paying, and nobody is refused: what is more is held from the approval on', async () => {
    const orders = [];
    for (let count = 0; count < mostHeldByNetwork / mostHeldByOrder; count++) orders.push(await buy(here, mostHeldByOrder));
    expect(await left()).toBe(500 - mostHeldByNetwork);
    await buy(here, 1);
    expect(await left()).toBe(500 - mostHeldByNetwork);
    await buy(there, 2);
    expect(await left()).toBe(498 - mostHeldByNetwork);
    const orderId = orders[0]?.orderId ?? '';
    await tell(orderId, 'PROCESSING');
    await buy(here, mostHeldByOrder);
    expect(await left()).toBe(498 - mostHeldByNetwork - mostHeldByOrder);
    const noted = await db.selectFrom('orderHold').selectAll().execute();
    expect(noted.map((one) => one.orderId)).not.toContain(orderId);
    expect(JSON.stringify(noted)).not.toContain('2001');
  });

  test('K-08 O-03 a large order takes its pieces with its approval, once however often it is told, and gives them back when the money fails', async () => {
    const { orderId } = await buy(here, 99);
    expect(await left()).toBe(500);
    for (let count = 0; count < 2; count++) await tell(orderId, 'PROCESSING');
    expect(await left()).toBe(401);
    await tell(orderId, 'FAILED');
    expect(await left()).toBe(500);
    const second = await buy(here, 99);
    await Promise.all([tell(second.orderId, 'SUCCEEDED'), tell(second.orderId, 'SUCCEEDED'), tell(second.orderId, 'PROCESSING')]);
    expect(await left()).toBe(401);
    expect((await readHouse(db)).orders).toMatchObject([{ state: 'PAYMENT_FAILED' }, { state: 'PAID' }]);
  });

  test('K-08 a large order that nobody pays gives nothing back that it never took', async () => {
    const { browser } = await buy(here, 99);
    const cart = (await (await browser.get('/carts/')).json()) as { items: { numberOfItemsInStock: number }[] };
    expect(cart.items[0]?.numberOfItemsInStock).toBe(500);
    await expirePendingOrders(Date.now() + 1e9);
    expect(await left()).toBe(500);
    expect((await readHouse(db)).orders).toMatchObject([{ state: 'PAYMENT_FAILED' }]);
  });

  test('K-08 O-03 of large orders that are paid at once, the shelf fills what it can; the others get all their money and a word', async () => {
    await shelve(200);
    const orders = await Promise.all([1, 2, 3, 4].map((network) => buy(`2001:db8:2:${network}::1`, 80)));
    expect(await left()).toBe(200);
    const attempts = await Promise.all(orders.map(({ orderId }) => tell(orderId, 'SUCCEEDED')));
    expect(await left()).toBe(40);
    const house = await readHouse(db);
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

  test('K-08 O-03 sold out at an approval: called off at once, and the money that is under way goes back when it comes', async () => {
    const { orderId } = await buy(here, 99);
    await shelve(98);
    await tell(orderId, 'PROCESSING');
    expect(await readHouse(db)).toMatchObject({ orders: [{ state: 'CANCELLED' }], mails: ['mail:order-sold-out'], refunds: [] });
    await shelve(500);
    const attemptId = await tell(orderId, 'SUCCEEDED');
    const { orders, mails, refunds } = await readHouse(db);
    expect([orders[0]?.state, mails, refunds]).toEqual(['CANCELLED', ['mail:order-sold-out'], [{ attemptId, amount: orders[0]?.total }]]);
    expect(await left()).toBe(500);
  });
});
