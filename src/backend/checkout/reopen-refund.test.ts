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
import { type ReceivedWebhook, type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';
import { card, openDesk, press, signNews } from '#tests/backend/payment/test-desk.ts';
import { refundLine } from '../../../scripts/shop/refund-line.ts';
import { refundOrder } from './order-care.ts';
import { reopenRefund } from './reopen-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { settleRefunds } from './settle-refund.ts';

const dayMs = 24 * 60 * 60_000;

describeEachDatabase('refunds that a bank rejects', (open) => {
  let db: Db;
  let sandbox: SandboxServer;
  let desk: ReturnType<typeof openDesk>;
  let orderId: string;
  let total: number;
  const app = createShop();

  beforeEach(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    sandbox = await startSandbox();
    desk = openDesk(db, sandbox);
    const { order, seen } = await createShopper(app);
    const placed = placedOrder.parse(await (await order()).json());
    orderId = placed.orderId;
    total = seen.priceTotal.rawValue;
    await press(`${sandbox.origin}${new URL(placed.redirectUrl).pathname}`, card('4000000000005126'));
    const { attemptId } = await db.selectFrom('paymentAttempt').select('attemptId').executeTakeFirstOrThrow();
    await settlePayment(await askProvider(attemptId));
    await refundOrder(orderId);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    replaceProvider(undefined);
    await sandbox.close();
  });

  /** The shop takes a webhook in, as it came or made by hand. */
  const deliver = async ({ body, signature }: ReceivedWebhook): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.request('http://de.localhost:3000/payments/webhook', { method: 'POST', headers, body })).status;
  };
  const rejections = (): ReceivedWebhook[] => sandbox.webhooks.filter(({ body }) => /"type":"(?:refund|charge\.refund)\./.test(body));
  const stateOf = async () => (await reportRefunds(orderId)).map(({ state, rejections }) => [state, rejections.length]);
  const notes = async () => (await historyOfOrder(db, orderId)).filter(({ note }) => note.includes('rejected by the bank'));
  const givenBack = async () => (await db.selectFrom('sandboxPayment').select('refunded').execute()).map(({ refunded }) => refunded);

  test('B-02 O-03 one that was given is open again when the bank rejects it, in its history once, and is given when an operator asks again', async () => {
    await desk.runJobs();
    expect(await stateOf()).toEqual([['GIVEN', 0]]);
    await desk.runJobs();
    const news = rejections();
    expect(news).toHaveLength(2);
    // Doubled, in the wrong order, and all at once.
    expect(await Promise.all([...news.toReversed(), ...news].map(deliver))).toEqual([200, 200, 200, 200]);
    expect(await stateOf()).toEqual([['REJECTED', 1]]);
    expect(await notes()).toMatchObject([{ state: 'REFUNDED', by: 'payment', note: expect.stringContaining('expired_or_canceled_card') }]);
    expect(await countOpenRefunds()).toEqual({ WAITING: 0, GIVEN_UP: 0, REJECTED: 1 });
    const [open] = await reportOpenRefunds();
    expect(open).toMatchObject({ orderId, amount: { rawValue: total }, providerRefundId: null });
    expect(open && refundLine(open)).toMatch(/OPEN AGAIN, rejected by the bank at 20\d\d-.+: expired_or_canceled_card, re_/);
    // Nothing is asked of the bank again before somebody has looked.
    await desk.runJobs();
    expect([await stateOf(), await givenBack()]).toEqual([[['REJECTED', 1]], [0]]);

    expect(await retryRefunds(orderId)).toBe(1);
    await desk.runJobs();
    await Promise.all(news.map(deliver));
    await desk.runJobs();
    expect([await stateOf(), await givenBack()]).toEqual([[['GIVEN', 1]], [total]]);
    expect([await retryRefunds(orderId), await countOpenRefunds(), await notes()]).toMatchObject([0, { REJECTED: 0 }, [{}]]);
  });

  test('O-03 news that is faster than the answer: the refund does not count as given', async () => {
    const real = currentProvider();
    const refund: typeof real.refund = async (...asked) => {
      const answer = await real.refund(...asked);
      const [, { rawValue: amount, currency }, refundKey] = asked;
      await reopenRefund({ ...answer, refundKey, reason: 'declined', amount, currency });
      return answer;
    };
    replaceProvider({ ...real, refund });
    await desk.runJobs();
    expect(await stateOf()).toEqual([['REJECTED', 1]]);
  });

  test('B-02 money that was sent another way settles it: nothing goes twice, whatever is asked again', async () => {
    expect(await settleRefunds(orderId, 'too early', 'operator ada')).toBe(0);
    await desk.runJobs();
    await desk.runJobs();
    const news = rejections();
    await Promise.all(news.map(deliver));
    const settled = await Promise.all([1, 2].map(() => settleRefunds(orderId, 'transfer of 3 May', 'operator ada')));
    expect(settled.toSorted()).toEqual([0, 1]);
    expect([await retryRefunds(orderId), await countOpenRefunds()]).toEqual([0, { WAITING: 0, GIVEN_UP: 0, REJECTED: 0 }]);
    await Promise.all(news.map(deliver));
    await desk.runJobs();
    expect([await stateOf(), await givenBack()]).toEqual([[['GIVEN', 1]], [0]]);
    expect((await historyOfOrder(db, orderId)).at(-1)).toMatchObject({
      by: 'operator ada',
      note: expect.stringContaining('transfer of 3 May'),
    });
  });

  test('O-03 when its news is lost, asking the provider once a day finds the rejection', async () => {
    vi.stubEnv('SANDBOX_WEBHOOKS', 'lose');
    await desk.runJobs();
    await desk.runJobs();
    expect([await stateOf(), rejections()]).toEqual([[['GIVEN', 0]], []]);
    await reconcileRefunds(reopenRefund);
    expect(await stateOf()).toEqual([['GIVEN', 0]]);
    const tomorrow = Date.now() + 1.1 * dayMs;
    await reconcileRefunds(reopenRefund, tomorrow);
    await reconcileRefunds(reopenRefund, tomorrow);
    expect([await stateOf(), await notes()]).toMatchObject([[['REJECTED', 1]], [{}]]);
    await retryRefunds(orderId);
    await desk.runJobs();
    // After so long no bank rejects anything any more.
    await reconcileRefunds(reopenRefund, Date.now() + 36 * dayMs);
    expect(await db.selectFrom('paymentRefund').select('askAt').execute()).toEqual([{ askAt: null }]);
    expect(await stateOf()).toEqual([['GIVEN', 1]]);
  });

  test('O-03 a cancelled refund is open again, too; news of refunds that stand, or were made elsewhere, changes nothing', async () => {
    await db.deleteFrom('outbox').where('kind', '=', 'sandbox-refund').execute();
    await desk.runJobs();
    const [{ providerRefundId } = { providerRefundId: null }] = await reportRefunds(orderId);
    const say = async (type: string, refund: object) => {
      const body = JSON.stringify({
        id: `evt_${type}`,
        object: 'event',
        type,
        data: { object: { object: 'refund', metadata: {}, amount: total, currency: 'eur', ...refund } },
      });
      return deliver({ body, signature: await signNews(body) });
    };
    expect(await say('refund.updated', { id: providerRefundId, status: 'succeeded' })).toBe(200);
    expect(await say('refund.failed', { id: 're_elsewhere', status: 'failed' })).toBe(200);
    expect(await stateOf()).toEqual([['GIVEN', 0]]);
    expect(await say('charge.refund.updated', { id: providerRefundId, status: 'canceled' })).toBe(200);
    expect(await stateOf()).toEqual([['REJECTED', 1]]);
    expect((await reportRefunds(orderId))[0]?.rejections).toMatchObject([{ providerRefundId, reason: 'canceled' }]);
  });
});
