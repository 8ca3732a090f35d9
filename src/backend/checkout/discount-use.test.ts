import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDiscount, endDiscount, getDiscount, type NewDiscount } from '#backend/discount/discount.ts';
import { order as orderContract, placedOrder } from '#shared/contract/order.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { clearOrders, createShop, createShopper, eventOf, type Shopper, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { cancelOrder, expirePendingOrders } from './order-admin.ts';

describeEachDatabase('uses of discount codes', (open) => {
  let db: Db;
  const app = createShop();
  const make = (code: string, terms: Partial<NewDiscount>): Promise<void> =>
    createDiscount(db, { code, kind: 'percentage', value: 1000, currency: null, ...terms });
  const usesOf = async (code: string): Promise<number> => (await getDiscount(db, code)).uses;
  const redeem = async (shopper: Shopper, code: string): Promise<string | undefined> => {
    const response = await shopper.browser.post(`/carts/discount/add?discountCode=${code}`, {});
    return ((await response.json()) as { data?: { exception: string } }).data?.exception;
  };
  const shop = async (...codes: string[]): Promise<Shopper> => {
    const shopper = await createShopper(app);
    for (const code of codes) await redeem(shopper, code);
    return shopper;
  };
  const place = async (shopper: Shopper): Promise<{ orderId: string; attemptId: string }> => {
    const { orderId, redirectUrl } = placedOrder.parse(await (await shopper.order(await shopper.cart())).json());
    return { orderId, attemptId: redirectUrl.split('/').at(-1) ?? '' };
  };
  const problemOf = async (response: Response): Promise<[number, string | undefined]> => [
    response.status,
    ((await response.json()) as { data?: { exception: string } }).data?.exception,
  ];

  beforeAll(async () => {
    await loadContent();
    startFakeProvider();
    db = await open();
    await seedStock(db);
  });
  beforeEach(async () => {
    await clearOrders(db);
    await db.deleteFrom('discount').execute();
    await setStock(db, tapSku, 100);
  });

  test('K-02 an order stores every code with its value, and its use is counted', async () => {
    await make('TEN', {});
    await make('FIVE', { kind: 'amount', value: 500, currency: 'EUR' });
    const shopper = await shop('FIVE', 'TEN');
    const { orderId } = await place(shopper);
    const order = orderContract.parse(await (await shopper.browser.get(`/orders/${orderId}`)).json());
    expect(order.discounts).toEqual([
      { code: 'TEN', kind: 'percentage', value: { rawValue: 3590, currency: 'EUR' } },
      { code: 'FIVE', kind: 'amount', value: { rawValue: 500, currency: 'EUR' } },
    ]);
    expect([await usesOf('TEN'), await usesOf('FIVE')]).toEqual([1, 1]);
  });

  test('K-02 ordering again before paying takes no second use', async () => {
    await make('ONE', { usageLimit: 1, isOncePerConsumer: true });
    const shopper = await shop('ONE');
    const first = await place(shopper);
    await shopper.browser.post('/carts/payment', { paymentMethod: 'PayPal' });
    const again = await place(shopper);
    expect(again.orderId).not.toBe(first.orderId);
    expect(await usesOf('ONE')).toBe(1);
    expect((await shopper.cart()).discounts).toMatchObject([{ problem: null }]);
  });

  test('K-08 a failed payment and a cancelled order give the use back, once', async () => {
    await make('FEW', { usageLimit: 2 });
    const [failed, cancelled] = [await place(await shop('FEW')), await place(await shop('FEW'))];
    expect(await redeem(await shop(), 'FEW')).toBe('DiscountUsedUpException');
    for (const event of [await eventOf(failed.attemptId, 'FAILED'), await eventOf(failed.attemptId, 'EXPIRED')])
      await applyPaymentEvent(event);
    await expirePendingOrders(Date.now());
    expect(await usesOf('FEW')).toBe(1);
    await applyPaymentEvent(await eventOf(cancelled.attemptId, 'SUCCEEDED'));
    await cancelOrder(cancelled.orderId);
    await cancelOrder(cancelled.orderId).catch(() => undefined);
    expect(await usesOf('FEW')).toBe(0);
  });

  test('K-02 once per consumer: by the email address of the order, whoever orders and however it is written', async () => {
    await make('ONCE', { isOncePerConsumer: true });
    const { attemptId } = await place(await shop('ONCE'));
    await applyPaymentEvent(await eventOf(attemptId, 'SUCCEEDED'));
    expect(await redeem(await shop(), 'once')).toBe('DiscountUsedException');
    const { browser, seen, cart } = await createShopper(app);
    const other = { delivery: seen.deliveryAddress, phone: '' };
    await browser.post('/carts/address/delivery', { ...other, email: 'eva@example.com' });
    await browser.post('/carts/discount/add?discountCode=ONCE', {});
    expect((await cart()).discounts).toMatchObject([{ problem: null }]);
    await browser.post('/carts/address/delivery', { ...other, email: 'ADA@Example.com' });
    expect((await cart()).discounts).toMatchObject([{ code: 'ONCE', value: { rawValue: 0 }, problem: { reason: 'used' } }]);
  });

  test('K-06 a code that expired during checkout is rejected by name; the new sum is ordered without it', async () => {
    await make('TEN', {});
    const shopper = await shop('TEN');
    const seen = await shopper.cart();
    await shopper.browser.post('/carts/protect', {});
    await endDiscount(db, 'TEN');
    expect(await problemOf(await shopper.order(seen))).toEqual([409, 'DiscountExpiredException']);
    const now = await shopper.cart();
    expect(now).toMatchObject({ discounts: [{ problem: { reason: 'expired' } }], priceTotal: { rawValue: 35_900 } });
    await shopper.browser.post('/carts/protect', {});
    expect((await shopper.order(now)).status).toBe(200);
    expect(await usesOf('TEN')).toBe(0);
  });

  test('O-03 money that arrives later removes nothing from a cart that was filled again', async () => {
    const shopper = await createShopper(app);
    const { attemptId } = await place(shopper);
    await applyPaymentEvent(await eventOf(attemptId, 'PROCESSING'));
    await shopper.browser.post('/carts/add', { productKey: 'bogen-p', variantKey: 'bogen-p-brass' });
    await applyPaymentEvent(await eventOf(attemptId, 'SUCCEEDED'));
    expect((await shopper.cart()).itemCount).toBe(1);
  });
});
