import { beforeAll, expect, test, vi } from 'vitest';
import { shipOrder } from '#backend/checkout/checkout.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { addOrderNote, getOrder, historyOfOrder } from '#backend/order/order.ts';
import { buyPaid, prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { listOwnOrders, loadMailedOrderDocument } from './own-orders.ts';

describeEachDatabase('orders of an account', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });

  test("U-05 the time of an order's state is when it entered it, whatever is noted later", async () => {
    const orderId = await buyPaid();
    await db.updateTable('order').set({ consumerId: 'consumer-1' }).where('orderId', '=', orderId).execute();
    await shipOrder(orderId);
    const shippedAt = (await historyOfOrder(db, orderId)).at(-1)?.at;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await inTransaction(async (trx) => addOrderNote(trx, await getOrder(trx, orderId), 'return R-1', 'buyer'));
    vi.restoreAllMocks();
    expect(await listOwnOrders('consumer-1')).toMatchObject([{ orderId, state: 'SHIPPED', changedAt: shippedAt }]);
  });

  const keysOf = async (subject: string) =>
    (await db.selectFrom('outbox').select('payload').where('key', 'like', `mail:%${subject}%`).execute()).map(
      ({ payload }) => (JSON.parse(payload) as { orderKey?: string }).orderKey,
    );

  test("O-04 every mail of an order carries the one secret that opens it for the mail's owner, and nothing else does", async () => {
    const [orderId, other] = [await buyPaid(), await buyPaid()];
    await shipOrder(orderId);
    const [key = '', ...more] = await keysOf(orderId);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(more).toEqual([key]);
    expect(await keysOf(other)).not.toContain(key);
    const shown = await loadMailedOrderDocument(key);
    expect(shown).toMatchObject({ orderId, state: 'SHIPPED', returns: [], returnEnd: null, papers: [{ kind: 'invoice' }] });
    expect(shown?.items).toHaveLength(1);
    for (const wrong of ['', orderId, `${key}A`, key.slice(1), key.toUpperCase()])
      expect(await loadMailedOrderDocument(wrong)).toBeUndefined();
  });
});
