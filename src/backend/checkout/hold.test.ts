import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { mostHeld } from '#backend/order/order.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { createShop, createShopper, forgetOrders, sink, tap } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';

describeEachDatabase('what nobody has paid', (open) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  beforeEach(async () => {
    startFakeProvider();
    await forgetOrders(db);
    await db.updateTable('stock').set({ pieces: 500 }).execute();
    vi.stubEnv('TRUST_PROXY', '1');
    vi.stubEnv('RATE_LIMIT', '300');
  });
  afterEach(() => void vi.unstubAllEnvs());
  const app = createShop();
  const buy = async (from: string, quantity: number, article = tap) => {
    const { browser, seen } = await createShopper(app, [{ ...article, quantity }]);
    const body = { placementKey: seen.placementKey, acceptedTotal: seen.priceTotal.rawValue, terms: 'accept' };
    return browser.post('/orders', body, { 'x-forwarded-for': from });
  };
  const held = async () => {
    const { pieces } = await db.selectFrom('stock').select('pieces').where('variantKey', '=', tap.variantKey).executeTakeFirstOrThrow();
    return 500 - pieces;
  };

  test('K-08 O-02 one network holds little without paying; once its orders are paid or given up it may hold again, and others always may', async () => {
    const [here, there] = ['2001:db8:1:1::1', '2001:db8:1:2::1'];
    const first = await buy(here, 60);
    expect(first.status).toBe(200);
    expect((await buy(here, mostHeld - 60, sink)).status).toBe(200);
    const refused = await buy(here, 1);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { data: { exception: 'TooManyHeldException', fields: [{ messageKey: 'checkout.refused.TooManyHeldException' }] } },
    ]);
    expect(await held()).toBe(60);
    expect((await buy(there, 2)).status).toBe(200);
    const { orderId } = placedOrder.parse(await first.json());
    await db.updateTable('order').set({ approvedAt: 1 }).where('orderId', '=', orderId).execute();
    expect((await buy(here, 60)).status).toBe(200);
    const known = await db.selectFrom('orderHold').selectAll().where('orderId', '=', orderId).execute();
    expect(known).toEqual([]);
  });

  test('K-08 the most of one article can be ordered at once', async () => {
    expect((await buy('2001:db8:1:3::1', 99)).status).toBe(200);
    expect(JSON.stringify(await db.selectFrom('orderHold').selectAll().execute())).not.toContain('2001');
  });
});
