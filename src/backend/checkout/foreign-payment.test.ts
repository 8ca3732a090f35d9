import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { historyOfOrder } from '#backend/order/order.ts';
import {
  askProvider,
  countMismatches,
  getAttempt,
  listMismatches,
  type PaymentAttempt,
  replaceProvider,
  reportRefunds,
} from '#backend/payment/payment.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { createShop, createShopper, readOrderRecords } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { card, createPaymentHarness, openStripe, signWebhook, submitForm } from '#tests/backend/payment/payment-harness.ts';
import { type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { refundOrder } from './order-admin.ts';

describeEachDatabase("payments that are not the order's own", (open) => {
  let db: Db;
  let sandbox: SandboxServer;
  let payments: ReturnType<typeof createPaymentHarness>;
  let orderId: string;
  let page: string;
  let attempt: PaymentAttempt;
  const app = createShop();

  beforeEach(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    sandbox = await startSandbox();
    payments = createPaymentHarness(db, sandbox);
    const placed = placedOrder.parse(await (await (await createShopper(app)).order()).json());
    orderId = placed.orderId;
    page = `${sandbox.origin}${new URL(placed.redirectUrl).pathname}`;
    const { attemptId } = await db.selectFrom('paymentAttempt').select('attemptId').executeTakeFirstOrThrow();
    attempt = await getAttempt(attemptId);
  });
  afterEach(async () => {
    replaceProvider(undefined);
    await sandbox.close();
  });

  const deliver = async (body: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': await signWebhook(body) };
    return (await app.request('http://de.localhost:3000/payments/webhook', { method: 'POST', headers, body })).status;
  };
  const deliverEvent = (type: string, object: object) =>
    deliver(JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } }));
  const stateOf = async () => (await readOrderRecords(db)).orders.map(({ state }) => state);
  const rejected = async () => (await listMismatches(db, 9)).map(({ difference }) => difference);
  const notes = async () => (await historyOfOrder(db, orderId)).filter(({ note }) => note.includes('refused'));

  test('O-02 O-03 a paid 50-cent session that names our attempt is rejected once and shown; our own session still pays', async () => {
    const stripe = openStripe();
    const foreign = await stripe.checkout.sessions.create({
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 50, product_data: { name: 'Fifty cents' } } }],
      client_reference_id: attempt.attemptId,
      metadata: {},
      success_url: `${sandbox.origin}/`,
      cancel_url: `${sandbox.origin}/`,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
    } satisfies Stripe.Checkout.SessionCreateParams);
    await submitForm(`${sandbox.origin}${new URL(foreign.url ?? '').pathname}`, card('4242424242424242'));
    await payments.runJobs();
    const actual = sandbox.webhooks.map(({ body }) => body);
    expect(actual.length).toBeGreaterThan(0);
    expect(await Promise.all([...actual, ...actual].map(deliver))).not.toContain(400);
    expect([await stateOf(), await countMismatches()]).toEqual([['PENDING_PAYMENT'], 1]);
    expect(await rejected()).toEqual([expect.stringContaining(`payment ${foreign.id} instead of ${attempt.sessionId}, 50 EUR instead of`)]);
    expect(await notes()).toMatchObject([{ state: 'PENDING_PAYMENT', by: 'payment' }]);

    await submitForm(page, card('4242424242424242'));
    await applyPaymentEvent(await askProvider(attempt.attemptId));
    expect([await stateOf(), await countMismatches()]).toEqual([['PAID'], 1]);
  });

  test.each([
    ['sum', { amount_total: 100 }],
    ['currency', { currency: 'usd' }],
    ['session', { id: 'cs_elsewhere' }],
  ])('O-02 O-03 an event whose %s differs is rejected, whether of a paid, a failed or an expired session', async (_, change) => {
    const own = {
      object: 'checkout.session',
      id: attempt.sessionId,
      client_reference_id: attempt.attemptId,
      amount_total: attempt.amount.rawValue,
      currency: 'eur',
    };
    const different = { ...own, ...change };
    await deliverEvent('checkout.session.completed', { ...different, status: 'complete', payment_status: 'paid' });
    await deliverEvent('checkout.session.async_payment_failed', { ...different, status: 'complete', payment_status: 'unpaid' });
    await deliverEvent('checkout.session.expired', { ...different, status: 'expired', payment_status: 'unpaid' });
    expect([await stateOf(), await countMismatches()]).toEqual([['PENDING_PAYMENT'], 3]);
    // The same event for our own payment counts.
    await deliverEvent('checkout.session.async_payment_succeeded', { ...own, status: 'complete', payment_status: 'paid' });
    expect(await stateOf()).toEqual(['PAID']);
  });

  test('O-02 O-03 a payment without a page is checked against what came: another payment, or a partial amount, is rejected', async () => {
    const sessionId = 'pi_own';
    await db.updateTable('paymentAttempt').set({ sessionId }).execute();
    const { rawValue: amount } = attempt.amount;
    const metadata = { attemptId: attempt.attemptId, isDirect: 'true' };
    const own = {
      object: 'payment_intent',
      id: sessionId,
      status: 'succeeded',
      amount,
      amount_received: amount,
      currency: 'eur',
      metadata,
    };
    await deliverEvent('payment_intent.succeeded', { ...own, amount_received: 1 });
    await deliverEvent('payment_intent.processing', { ...own, status: 'processing', id: 'pi_elsewhere' });
    expect([await stateOf(), (await rejected()).length]).toEqual([['PENDING_PAYMENT'], 2]);
    await deliver(JSON.stringify({ id: 'evt_right', object: 'event', type: 'payment_intent.succeeded', data: { object: own } }));
    expect(await stateOf()).toEqual(['PAID']);
  });

  test("O-02 O-03 the provider's response to a query is compared too", async () => {
    await submitForm(page, card('4242424242424242'));
    await db.updateTable('sandboxSession').set({ amount: 1 }).execute();
    const event = await askProvider(attempt.attemptId);
    await applyPaymentEvent(event);
    await applyPaymentEvent(event);
    expect([await stateOf(), await rejected(), (await notes()).length]).toEqual([
      ['PENDING_PAYMENT'],
      [expect.stringContaining('SUCCEEDED: 1 EUR instead of')],
      1,
    ]);
  });

  test('O-02 O-03 a rejected refund of another amount under our name reopens nothing, and is shown', async () => {
    await submitForm(page, card('4242424242424242'));
    await applyPaymentEvent(await askProvider(attempt.attemptId));
    await refundOrder(orderId);
    await payments.runJobs();
    const [given] = await reportRefunds(orderId);
    const refund = { object: 'refund', status: 'failed', currency: 'eur', metadata: { refundKey: given?.refundKey } };
    await deliverEvent('refund.failed', { ...refund, id: 're_elsewhere', amount: 1 });
    expect((await reportRefunds(orderId)).map(({ state }) => state)).toEqual(['GIVEN']);
    expect(await rejected()).toEqual([expect.stringContaining('rejected refund re_elsewhere: 1 EUR instead of')]);
  });
});
