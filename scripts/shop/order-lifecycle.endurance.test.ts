import { beforeAll, expect, test } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { applyPaymentEvent } from '#backend/checkout/checkout.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { getOrder } from '#backend/order/order.ts';
import { confirmReturn, findReturnSession, startReturnSession, submitStatement } from '#backend/return/return.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { createShop, createShopper, eventOf, readOrderRecords, tap, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase, environmentOf } from '#tests/backend/database/each-database.ts';
import { runShop } from './run-shop.ts';

// A dozen processes, one after the other.
const patience = 240_000;

describeEachDatabase('an order handled by an operator', (open) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
    startFakeProvider();
    db = await open();
    await seedStock(db);
  });

  const run = async (command: string): Promise<string> => {
    const { output, errors, code } = await runShop(command, environmentOf(db));
    expect([command, code, errors]).toEqual([command, 0, '']);
    return output.trim();
  };
  const buy = async (): Promise<string> => {
    const shopper = await createShopper(createShop(), [{ ...tap, quantity: 2 }]);
    const { orderId, redirectUrl } = placedOrder.parse(await (await shopper.order()).json());
    await applyPaymentEvent(await eventOf(redirectUrl.split('/').at(-1) ?? '', 'SUCCEEDED'));
    return orderId;
  };
  const giveBack = async (orderId: string): Promise<string> => {
    const token = await startReturnSession({ orderId, email: 'ada@example.com', name: 'Ada Muster' });
    await submitStatement(token, { kind: 'voluntary', reason: 'doesNotFit', quantities: { 1: 2 } });
    const { statementKey } = JSON.parse((await findReturnSession(db, token))?.statement ?? '{}') as { statementKey: string };
    return (await confirmReturn(token, { statementKey })).returnId;
  };
  const pieces = async (): Promise<number> =>
    (await db.selectFrom('stock').select('pieces').where('sku', '=', tapSku).executeTakeFirstOrThrow()).pieces;

  test('B-02 O-05 bought, shipped, returned, received and refunded: every step notified, recorded and published', {
    timeout: patience,
  }, async () => {
    const [endpointId, secret] = (await run('webhooks add https://erp.example/hooks')).split(/\s+/);
    expect(secret).toMatch(/^whsec_/);
    const before = await pieces();
    const orderId = await buy();
    expect(await run(`orders ship ${orderId} --tracking 00340434161094 --link https://carrier.example/00340434161094`)).toBe(
      `${orderId} is SHIPPED`,
    );
    const returnId = await giveBack(orderId);
    expect(await run(`returns approve ${returnId}`)).toBe(`${returnId} is APPROVED`);
    expect(await run(`returns receive ${returnId} --as-new`)).toBe(`${returnId} is RECEIVED`);
    expect(await run(`returns refund ${returnId}`)).toBe(`${returnId} is REFUNDED`);
    expect(await pieces()).toBe(before);
    expect(await run(`orders history ${orderId}`)).toMatch(
      /PENDING_PAYMENT +buyer +placed\n.*PAID +payment +paid by CreditCard\n.*SHIPPED +operator ada +00340434161094\n.*SHIPPED +buyer +return R-DE-\S+\n.*REFUNDED +operator +everything came back$/,
    );
    expect(await run(`returns show ${returnId}`)).toMatch(
      /APPROVED +operator ada[\s\S]*RECEIVED +operator ada[\s\S]*REFUNDED +operator ada/,
    );
    const { refunds, orders } = await readOrderRecords(db);
    expect([refunds.length, refunds[0]?.amount]).toEqual([1, orders[0]?.total]);
    const events = await db.selectFrom('webhookEvent').select('type').orderBy('createdAt').execute();
    expect(events.map(({ type }) => type).toSorted()).toEqual(
      [
        'order.placed',
        'order.paid',
        'order.shipped',
        'return.requested',
        'return.approved',
        'return.received',
        'order.refunded',
        'return.refunded',
      ].toSorted(),
    );
    expect(await run('webhooks deliveries')).toContain(`${endpointId}  next`);
    expect(await run(`webhooks remove ${endpointId}`)).toBe(`${endpointId} is removed`);
  });

  test('a parcel with only a tracking number is tracked at its carrier, in the mail as in the account', {
    timeout: patience,
  }, async () => {
    const orderId = await buy();
    await run(`orders ship ${orderId} --tracking 00340434161095`);
    const link = 'https://www.dhl.com/de-de/home/tracking.html?tracking-id=00340434161095&submit=1';
    expect(JSON.parse((await getOrder(db, orderId)).tracking ?? '')).toEqual({ number: '00340434161095', link });
    const mail = await db
      .selectFrom('outbox')
      .select('payload')
      .where('key', '=', `mail:order-shipped:${orderId}`)
      .executeTakeFirstOrThrow();
    expect(mail.payload).toContain(link);
  });
});
