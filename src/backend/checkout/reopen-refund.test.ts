import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { historyOfOrder } from '#backend/order/order.ts';
import {
  askProvider,
  countOpenRefunds,
  currentProvider,
  reconcileRefunds,
  replaceProvider,
  reportOpenRefunds,
  reportRefunds,
  retryRefunds,
} from '#backend/payment/payment.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { createShop, createShopper } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { card, createPaymentHarness, signWebhook, submitForm } from '#tests/backend/payment/payment-harness.ts';
import { type ReceivedWebhook, type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';
import { refundLine } from '../../../scripts/shop/refund-line.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { refundOrder } from './order-admin.ts';
import { reopenRefund } from './reopen-refund.ts';
import { resolveRefunds } from './resolve-refunds.ts';

const dayMs = 24 * 60 * 60_000;

describeEachDatabase('refunds that a bank rejects', (open) => {
  let db: Db;
  let sandbox: SandboxServer;
  let payments: ReturnType<typeof createPaymentHarness>;
  let orderId: string;
  let total: number;
  const app = createShop();

  beforeEach(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    sandbox = await startSandbox();
    payments = createPaymentHarness(db, sandbox);
    const { order, seen } = await createShopper(app);
    const placed = placedOrder.parse(await (await order()).json());
    orderId = placed.orderId;
    total = seen.priceTotal.rawValue;
    await submitForm(`${sandbox.origin}${new URL(placed.redirectUrl).pathname}`, card('4000000000005126'));
    const { attemptId } = await db.selectFrom('paymentAttempt').select('attemptId').executeTakeFirstOrThrow();
    await applyPaymentEvent(await askProvider(attemptId));
    await refundOrder(orderId);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    replaceProvider(undefined);
    await sandbox.close();
  });

  /** Delivers a webhook to the shop, as received or made by hand. */
  const deliver = async ({ body, signature }: ReceivedWebhook): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.request('http://de.localhost:3000/payments/webhook', { method: 'POST', headers, body })).status;
  };
  const rejections = (): ReceivedWebhook[] => sandbox.webhooks.filter(({ body }) => /"type":"(?:refund|charge\.refund)\./.test(body));
  const stateOf = async () => (await reportRefunds(orderId)).map(({ state, rejections }) => [state, rejections.length]);
  const notes = async () => (await historyOfOrder(db, orderId)).filter(({ note }) => note.includes('rejected by the bank'));
  const givenBack = async () => (await db.selectFrom('sandboxPayment').select('refunded').execute()).map(({ refunded }) => refunded);

  test('B-02 O-03 a refund reopens when the bank rejects it, in its history once, and is sent when an operator retries', async () => {
    await payments.runJobs();
    expect(await stateOf()).toEqual([['GIVEN', 0]]);
    await payments.runJobs();
    const notification = rejections();
    expect(notification).toHaveLength(2);
    // Duplicated, in the wrong order, and all at once.
    expect(await Promise.all([...notification.toReversed(), ...notification].map(deliver))).toEqual([200, 200, 200, 200]);
    expect(await stateOf()).toEqual([['REJECTED', 1]]);
    expect(await notes()).toMatchObject([{ state: 'REFUNDED', by: 'payment', note: expect.stringContaining('expired_or_canceled_card') }]);
    expect(await countOpenRefunds()).toEqual({ WAITING: 0, GIVEN_UP: 0, REJECTED: 1 });
    const [open] = await reportOpenRefunds();
    expect(open).toMatchObject({ orderId, amount: { rawValue: total }, providerRefundId: null });
    expect(open && refundLine(open)).toMatch(/OPEN AGAIN, rejected by the bank at 20\d\d-.+: expired_or_canceled_card, re_/);
    // The refund is not retried before an operator has looked at it.
    await payments.runJobs();
    expect([await stateOf(), await givenBack()]).toEqual([[['REJECTED', 1]], [0]]);

    expect(await retryRefunds(orderId)).toBe(1);
    await payments.runJobs();
    await Promise.all(notification.map(deliver));
    await payments.runJobs();
    expect([await stateOf(), await givenBack()]).toEqual([[['GIVEN', 1]], [total]]);
    expect([await retryRefunds(orderId), await countOpenRefunds(), await notes()]).toMatchObject([0, { REJECTED: 0 }, [{}]]);
  });

  test('O-03 a rejection that arrives before the response: the refund does not count as given', async () => {
    const real = currentProvider();
    const refund: typeof real.refund = async (...asked) => {
      const response = await real.refund(...asked);
      const [, { rawValue: amount, currency }, refundKey] = asked;
      await reopenRefund({ ...response, refundKey, reason: 'declined', amount, currency });
      return response;
    };
    replaceProvider({ ...real, refund });
    await payments.runJobs();
    expect(await stateOf()).toEqual([['REJECTED', 1]]);
  });

  test('B-02 a refund sent another way resolves it: nothing is paid twice, however often it is retried', async () => {
    expect(await resolveRefunds(orderId, 'too early', 'operator ada')).toBe(0);
    await payments.runJobs();
    await payments.runJobs();
    const notification = rejections();
    await Promise.all(notification.map(deliver));
    const resolved = await Promise.all([1, 2].map(() => resolveRefunds(orderId, 'transfer of 3 May', 'operator ada')));
    expect(resolved.toSorted()).toEqual([0, 1]);
    expect([await retryRefunds(orderId), await countOpenRefunds()]).toEqual([0, { WAITING: 0, GIVEN_UP: 0, REJECTED: 0 }]);
    await Promise.all(notification.map(deliver));
    await payments.runJobs();
    expect([await stateOf(), await givenBack()]).toEqual([[['GIVEN', 1]], [0]]);
    expect((await historyOfOrder(db, orderId)).at(-1)).toMatchObject({
      by: 'operator ada',
      note: expect.stringContaining('transfer of 3 May'),
    });
  });

  test('O-03 when its event is lost, the daily query of the provider finds the rejection', async () => {
    vi.stubEnv('SANDBOX_WEBHOOKS', 'lose');
    await payments.runJobs();
    await payments.runJobs();
    expect([await stateOf(), rejections()]).toEqual([[['GIVEN', 0]], []]);
    await reconcileRefunds(reopenRefund);
    expect(await stateOf()).toEqual([['GIVEN', 0]]);
    const tomorrow = Date.now() + 1.1 * dayMs;
    await reconcileRefunds(reopenRefund, tomorrow);
    await reconcileRefunds(reopenRefund, tomorrow);
    expect([await stateOf(), await notes()]).toMatchObject([[['REJECTED', 1]], [{}]]);
    await retryRefunds(orderId);
    await payments.runJobs();
    // After so long no bank rejects a refund any more.
    await reconcileRefunds(reopenRefund, Date.now() + 36 * dayMs);
    expect(await db.selectFrom('paymentRefund').select('askAt').execute()).toEqual([{ askAt: null }]);
    expect(await stateOf()).toEqual([['GIVEN', 1]]);
  });

  test('O-03 a cancelled refund reopens too; events of valid refunds, or of those made elsewhere, change nothing', async () => {
    await db.deleteFrom('outbox').where('kind', '=', 'sandbox-refund').execute();
    await payments.runJobs();
    const [{ providerRefundId } = { providerRefundId: null }] = await reportRefunds(orderId);
    const deliverEvent = async (type: string, refund: object) => {
      const body = JSON.stringify({
        id: `evt_${type}`,
        object: 'event',
        type,
        data: { object: { object: 'refund', metadata: {}, amount: total, currency: 'eur', ...refund } },
      });
      return deliver({ body, signature: await signWebhook(body) });
    };
    expect(await deliverEvent('refund.updated', { id: providerRefundId, status: 'succeeded' })).toBe(200);
    expect(await deliverEvent('refund.failed', { id: 're_elsewhere', status: 'failed' })).toBe(200);
    expect(await stateOf()).toEqual([['GIVEN', 0]]);
    expect(await deliverEvent('charge.refund.updated', { id: providerRefundId, status: 'canceled' })).toBe(200);
    expect(await stateOf()).toEqual([['REJECTED', 1]]);
    expect((await reportRefunds(orderId))[0]?.rejections).toMatchObject([{ providerRefundId, reason: 'canceled' }]);
  });
});
