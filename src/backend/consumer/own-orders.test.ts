import { beforeAll, expect, test, vi } from 'vitest';
import { shipOrder } from '#backend/checkout/checkout.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { getOrder, historyOfOrder, noteOrder } from '#backend/order/order.ts';
import { buyPaid, prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { listOwnOrders } from './own-orders.ts';

describeEachDatabase('orders of an account', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });

  test('U-05 an order has been in its state since it came there, whatever is noted later', async () => {
    const orderId = await buyPaid();
    await db.updateTable('order').set({ consumerId: 'consumer-1' }).where('orderId', '=', orderId).execute();
    await shipOrder(orderId);
    const shippedAt = (await historyOfOrder(db, orderId)).at(-1)?.at;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await inTransaction(async (trx) => noteOrder(trx, await getOrder(trx, orderId), 'return R-1', 'buyer'));
    vi.restoreAllMocks();
    expect(await listOwnOrders('consumer-1')).toMatchObject([{ orderId, state: 'SHIPPED', changedAt: shippedAt }]);
  });
});
