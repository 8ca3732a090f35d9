import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#backend/database/database.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { ownOrder } from '#shared/contract/own-order.ts';
import { type FakeProvider, startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { attemptOf, clearOrders, createShop, createShopper, eventOf, sink, tap } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

const day = 24 * 60 * 60 * 1000;

describeEachDatabase('an order for its own browser', (open) => {
  let db: Db;
  let provider: FakeProvider;
  const app = createShop();

  beforeAll(async () => {
    db = await prepareShop(open);
  });
  beforeEach(async () => {
    provider = startFakeProvider();
    await clearOrders(db);
  });

  const buy = async (items: object[]) => {
    const shopper = await createShopper(app, items);
    const { orderId } = placedOrder.parse(await (await shopper.order()).json());
    const attemptId = await attemptOf(db);
    return { attemptId, read: async () => ownOrder.parse(await (await shopper.browser.get(`/orders/${orderId}`)).json()), shopper };
  };

  test('O-04 a paid order shows when it ships, arrives and may be returned, and what to prepare until then', async () => {
    const { attemptId, read } = await buy([sink, tap]);
    await applyPaymentEvent(await eventOf(attemptId, 'SUCCEEDED'));
    const { placedAt, plan, products, failure, thanks } = await read();
    expect(failure).toBeNull();
    expect(thanks).not.toBe('');
    if (!plan) throw new Error('no plan');
    const { shippedAt, arrival, days, returns } = plan;
    expect([placedAt < shippedAt, shippedAt < arrival.from, arrival.from <= arrival.to, arrival.to < returns.until]).toEqual(
      Array(4).fill(true),
    );
    expect(days.every((count) => count > 0)).toBe(true);
    expect(days[0] + days[1] + days[2] - 1).toBe(Math.round((arrival.to - placedAt) / day));
    expect(returns.days).toBe(30);
    const files = products.map((product) => product.files.map(({ id }) => id));
    expect(files.some((ids) => ids.includes('cutOut'))).toBe(true);
    for (const { files: own, drawing } of products) {
      expect(drawing.lines.length).toBeGreaterThan(0);
      for (const { url, label } of own) expect([url.startsWith('/api/product/'), label !== '']).toEqual([true, true]);
    }
  });

  test('O-03 a failed order shows why, with what, how much and when, only to the browser that placed it', async () => {
    const { attemptId, read, shopper } = await buy([tap]);
    provider.outcomes.set(attemptId, 'EXPIRED');
    const back = await shopper.browser.get(`/payments/return/${attemptId}?cancelled=1`);
    expect(back.headers.get('location')).toContain('/checkout/failure/');
    const { failure, plan, products, priceTotal, paymentMethod } = await read();
    expect(failure).toMatchObject({ reason: 'cancelled', method: paymentMethod, amount: priceTotal });
    expect(Math.abs((failure?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    expect([plan, products]).toEqual([null, []]);
    const stranger = await createShopper(app, [tap]);
    expect((await stranger.browser.get(`/orders/${back.headers.get('location')?.split('/').at(-1)}`)).status).toBe(404);
  });
});
