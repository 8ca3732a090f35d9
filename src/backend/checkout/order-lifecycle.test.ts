import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { transitions } from '#backend/order/order.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { createOrderLifecycle, step } from '#tests/backend/checkout/order-lifecycle.ts';
import { clearOrders, createShop, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';

const initialStock = 7;
// Several hundred orders with their returns, on a machine that may be busy.
const timeoutMs = 300_000;
const isOut = (state: string): boolean => !['CANCELLED', 'PAYMENT_FAILED'].includes(state);

describeEachDatabase('the lifecycle of orders', (open) => {
  let db: Db;
  beforeAll(async () => {
    vi.stubEnv('RATE_LIMIT', '0');
    await loadContent();
    startFakeProvider();
    db = await open();
    await seedStock(db);
  });

  const expectLegalHistory = async (orderId: string, state: string): Promise<void> => {
    const entries = await db.selectFrom('orderHistory').selectAll().where('orderId', '=', orderId).orderBy('position').execute();
    expect(entries[0]).toMatchObject({ state: 'PENDING_PAYMENT', by: 'buyer', note: 'placed' });
    expect(entries.at(-1)?.state).toBe(state);
    for (const [index, { state: to, by, note }] of entries.entries()) {
      const from = entries[index - 1]?.state ?? to;
      if (from !== to) expect(transitions).toContainEqual(expect.objectContaining({ from, to }));
      expect([by, note]).not.toContain('');
    }
  };

  const moneyOf = async (orderId: string): Promise<{ paid: number; refunded: number }> => {
    const attempts = await db.selectFrom('paymentAttempt').selectAll().where('orderId', '=', orderId).execute();
    const ids = attempts.map(({ attemptId }) => attemptId);
    const refunds = await db.selectFrom('paymentRefund').selectAll().where('attemptId', 'in', ids).execute();
    return {
      paid: attempts.filter(({ state }) => state === 'SUCCEEDED').reduce((sum, { amount }) => sum + amount, 0),
      refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    };
  };

  const expectRightMoney = async ({ orderId, state, total }: { orderId: string; state: string; total: number }): Promise<void> => {
    const { paid, refunded } = await moneyOf(orderId);
    expect(refunded).toBeLessThanOrEqual(paid);
    if (state === 'PENDING_PAYMENT') expect(paid).toBe(0);
    if (state === 'PAID' || state === 'SHIPPED') expect(paid).toBe(total);
    if (state === 'REFUNDED') expect(refunded).toBeGreaterThan(0);
    if (!isOut(state)) expect(refunded).toBe(paid);
    const documents = await db.selectFrom('invoice').selectAll().where('orderId', '=', orderId).execute();
    const billed = documents.reduce((sum, { kind, amount }) => sum + (kind === 'invoice' ? amount : -amount), 0);
    // Money that came after the end of an order was never invoiced.
    if (documents.length > 0 || isOut(state)) expect(billed).toBe(paid - refunded);
  };

  const expectWhole = async (): Promise<void> => {
    const orders = await db.selectFrom('order').selectAll().execute();
    for (const order of orders) {
      await expectLegalHistory(order.orderId, order.state);
      await expectRightMoney(order);
    }
    const lines = await db.selectFrom('orderLine').innerJoin('order', 'order.orderId', 'orderLine.orderId').selectAll().execute();
    const out = lines.filter(({ state }) => isOut(state)).reduce((sum, { quantity, shelved }) => sum + quantity - shelved, 0);
    const { pieces } = await db.selectFrom('stock').select('pieces').where('sku', '=', tapSku).executeTakeFirstOrThrow();
    expect(pieces + out).toBe(initialStock);
  };

  test('O-03 O-05 any actions in any order: no illegal change, every piece and every cent accounted for', {
    timeout: timeoutMs,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
        await clearOrders(db);
        await setStock(db, tapSku, initialStock);
        const lifecycle = createOrderLifecycle(db, createShop());
        for (const next of steps) {
          await lifecycle.take(next);
          await expectWhole();
        }
      }),
      { numRuns: Number(process.env['LIFE_RUNS'] ?? 20), endOnFailure: false },
    );
  });

  test('O-03 order history is never changed: the database itself rejects it', async () => {
    await clearOrders(db);
    await setStock(db, tapSku, initialStock);
    await createOrderLifecycle(db, createShop()).buy(1);
    const change = db.updateTable('orderHistory').set({ note: 'paid' }).execute();
    await expect(change).rejects.toThrow('orderHistory is never changed');
  });
});
