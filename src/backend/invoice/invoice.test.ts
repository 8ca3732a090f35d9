import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { setStock } from '#backend/catalogue/catalogue.ts';
import { orderRoutes, paymentRoutes } from '#backend/checkout/checkout.routes.ts';
import { applyPaymentEvent, cancelOrder, refundOrder } from '#backend/checkout/checkout.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { getOrder, presentOrder, siteOfOrder } from '#backend/order/order.ts';
import { createRest } from '#backend/rest/rest.ts';
import { order as orderContract, placedOrder } from '#shared/contract/order.ts';
import { prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { clearOrders, createShopper, eventOf, tap, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { getInvoice, issueInvoice } from './invoice.ts';

const modules = { '/carts': cartRoutes, '/orders': orderRoutes, '/payments': paymentRoutes, '/invoices': invoiceRoutes };
const createShop = () => createRest(modules, { reads: 0, changes: 0 });
const timeoutMs = 60_000;

describeEachDatabase('invoices', (open) => {
  let db: Db;
  let app: ReturnType<typeof createShop>;
  beforeAll(async () => {
    db = await prepareShop(open);
    app = createShop();
  });
  beforeEach(async () => {
    await clearOrders(db);
    await setStock(db, tapSku, 200);
  });

  const place = async () => {
    const shopper = await createShopper(app, [{ ...tap, quantity: 3 }]);
    const { orderId, redirectUrl } = placedOrder.parse(await (await shopper.order()).json());
    return { ...shopper, orderId, attemptId: redirectUrl.split('/').at(-1) ?? '' };
  };
  const buy = async () => {
    const placed = await place();
    await applyPaymentEvent(await eventOf(placed.attemptId, 'SUCCEEDED'));
    return placed;
  };
  const rowsOf = (kind: 'invoice' | 'credit') =>
    db.selectFrom('invoice').selectAll().where('kind', '=', kind).orderBy('position').execute();
  const expectNoGap = async (kind: 'invoice' | 'credit'): Promise<number> => {
    const rows = await rowsOf(kind);
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    return rows.length;
  };
  const last = async (): Promise<number> => (await rowsOf('invoice')).length;

  test('O-04 numbers have no gap despite concurrent payments, duplicated events and rollbacks', {
    timeout: timeoutMs,
  }, async () => {
    const before = await last();
    const placed = await Promise.all(Array.from({ length: 12 }, place));
    // A transaction that takes a number and then fails, between all the others.
    const fail = async (orderId: string): Promise<void> => {
      const row = await getOrder(db, orderId);
      const lost = inTransaction(async (trx) => {
        await issueInvoice(trx, siteOfOrder(row), { ...(await presentOrder(trx, row)), orderId: `${orderId}-lost` });
        throw new Error('the lights went out');
      });
      await expect(lost).rejects.toThrow('the lights went out');
    };
    await Promise.all(
      placed.flatMap(({ attemptId, orderId }) => [
        eventOf(attemptId, 'SUCCEEDED').then((event) => applyPaymentEvent(event)),
        fail(orderId),
        eventOf(attemptId, 'SUCCEEDED').then((event) => applyPaymentEvent(event)),
      ]),
    );
    expect(await expectNoGap('invoice')).toBe(before + 12);
    expect(new Set((await rowsOf('invoice')).map(({ orderId }) => orderId)).size).toBe(before + 12);
  });

  test('O-04 an unpaid order has no invoice; a cancelled or refunded one has a credit note of its own series', async () => {
    const failed = await place();
    await applyPaymentEvent(await eventOf(failed.attemptId, 'FAILED'));
    const [cancelled, refunded] = [await buy(), await buy()];
    await cancelOrder(cancelled.orderId);
    await refundOrder(refunded.orderId);
    await expectNoGap('credit');
    const papersOf = async (orderId: string) => (await presentOrder(db, await getOrder(db, orderId))).papers;
    expect(await papersOf(failed.orderId)).toEqual([]);
    for (const { orderId } of [cancelled, refunded]) {
      const documents = await papersOf(orderId);
      expect(documents.map(({ kind, title }) => [kind, title])).toEqual([
        ['invoice', 'Rechnung'],
        ['credit', 'Rechnungskorrektur'],
      ]);
      const [invoice, credit] = await Promise.all(documents.map(({ url }) => getInvoice(db, url.split('/')[2] ?? '')));
      expect([credit?.amount, credit?.tax]).toEqual([invoice?.amount, invoice?.tax]);
    }
  });

  test("O-04 the order's owner finds it there, byte for byte the same ever after; nobody else finds it", {
    timeout: timeoutMs,
  }, async () => {
    const { browser, orderId } = await buy();
    const own = orderContract.parse(await (await browser.get(`/orders/${orderId}`)).json());
    const [pdf] = own.papers;
    expect(pdf?.number).toMatch(/^I-DE-\d{4}-\d{5}$/);
    const stranger = createBrowser(app, 'de.localhost:3000');
    expect((await stranger.get(`/orders/${orderId}`)).status).toBe(404);
    expect((await stranger.get(`/invoices/${'x'.repeat(43)}/${pdf?.number}.pdf`)).status).toBe(404);
    const [first, second] = await Promise.all([browser.get(pdf?.url ?? ''), browser.get(pdf?.url ?? '')]);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('O-04 an invoice is never changed or deleted: the database itself rejects it', async () => {
    await buy();
    const never = 'invoice is never changed';
    await expect(db.updateTable('invoice').set({ amount: 1 }).execute()).rejects.toThrow(never);
    await expect(db.deleteFrom('invoice').execute()).rejects.toThrow(never);
  });

  test('O-04 the confirmation links to the invoice', async () => {
    const { orderId } = await buy();
    const { payload } = await db
      .selectFrom('outbox')
      .select('payload')
      .where('key', '=', `mail:order-confirmation:${orderId}`)
      .executeTakeFirstOrThrow();
    const { order } = JSON.parse(payload) as { order: unknown };
    expect(orderContract.parse(order).papers.map(({ kind }) => kind)).toEqual(['invoice']);
  });
});
