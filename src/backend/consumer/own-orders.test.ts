import { beforeAll, expect, test, vi } from 'vitest';
import { seedStock } from '#backend/catalogue/stock.ts';
import { startFakeProvider } from '#backend/checkout/fake-provider.ts';
import { shipOrder } from '#backend/checkout/order-care.ts';
import { settlePayment } from '#backend/checkout/settle-payment.ts';
import { createShop, createShopper, eventOf } from '#backend/checkout/test-shopper.ts';
import { loadContent } from '#backend/content/content.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { describeEachDatabase } from '#backend/database/each-database.ts';
import { getOrder, historyOfOrder, noteOrder } from '#backend/order/order.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { listOwnOrders } from './own-orders.ts';

describeEachDatabase('orders of an account', (open) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
    startFakeProvider();
    db = await open();
    await seedStock(db);
  });

  test('U-05 an order has been in its state since it came there, whatever is noted later', async () => {
    const { order } = await createShopper(createShop());
    const { orderId, redirectUrl } = placedOrder.parse(await (await order()).json());
    await db.updateTable('order').set({ consumerId: 'consumer-1' }).where('orderId', '=', orderId).execute();
    await settlePayment(eventOf(redirectUrl.split('/').at(-1) ?? '', 'SUCCEEDED'));
    await shipOrder(orderId);
    const shippedAt = (await historyOfOrder(db, orderId)).at(-1)?.at;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await inTransaction(async (trx) => noteOrder(trx, await getOrder(trx, orderId), 'return R-1', 'buyer'));
    vi.restoreAllMocks();
    expect(await listOwnOrders('consumer-1')).toMatchObject([{ orderId, state: 'SHIPPED', changedAt: shippedAt }]);
  });
});
