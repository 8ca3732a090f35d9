import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { signatureOf } from '#payment-sandbox/webhooks.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { card, createPaymentHarness, orderId, submitForm } from '#tests/backend/payment/payment-harness.ts';
import { type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';
import { askProvider, closeAttempt, readWebhook, reconcilePayments } from './apply-attempt-event.ts';
import { findAttemptsOfOrder } from './attempts.ts';
import type { PaymentEvent } from './payment-event.ts';
import { paymentKeys } from './payment-keys.ts';
import { readPaymentSettings } from './payment-settings.ts';
import { refundPayment } from './refund.ts';

describeEachDatabase('applying payment events', (open) => {
  let db: Db;
  let sandbox: SandboxServer;
  let payments: ReturnType<typeof createPaymentHarness>;

  beforeEach(async () => {
    db = await open();
    sandbox = await startSandbox();
    payments = createPaymentHarness(db, sandbox);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await sandbox.close();
  });

  test('O-03 the provider takes the money but its response is lost: a query finds it', async () => {
    vi.stubEnv('SANDBOX_WEBHOOKS', 'lose');
    const { attemptId, start } = await payments.begin();
    const page = await start();
    expect((await submitForm(page, card('4000000000000341'))).status).toBe(504);
    expect((await submitForm(page, card('4000000000000341'))).headers.get('location')).toBe(`/payments/return/${attemptId}`);
    await reconcilePayments(payments.completeAttempt);
    expect(await payments.stateOf(attemptId)).toBe('REDIRECTED');
    await payments.wake();
    await reconcilePayments(payments.completeAttempt);
    expect(await payments.stateOf(attemptId)).toBe('SUCCEEDED');
    expect(sandbox.webhooks).toEqual([]);
  });

  test('O-03 when the provider is unavailable, the attempt waits and a later try works', async () => {
    const { attemptId, start } = await payments.begin();
    await sandbox.close();
    await expect(start()).rejects.toMatchObject({ statusCode: 502 });
    sandbox = await startSandbox();
    await start();
    expect((await findAttemptsOfOrder(orderId)).map(({ state }) => state)).toEqual(['REDIRECTED']);
    await sandbox.close();
    await expect(askProvider(attemptId)).rejects.toMatchObject({ exception: 'PaymentProviderException' });
    await payments.wake();
    await reconcilePayments(payments.completeAttempt);
    const { askAt } = await db.selectFrom('paymentAttempt').select('askAt').executeTakeFirstOrThrow();
    expect(askAt).toBeGreaterThan(Date.now());
  });

  test('O-03 a closed attempt can no longer be paid, a paid one cannot be closed', async () => {
    const closed = await payments.begin();
    const paid = await payments.begin();
    const [closedPage, paidPage] = [await closed.start(), await paid.start()];
    await submitForm(paidPage, card('4242424242424242'));
    expect((await closeAttempt(paid.attemptId)).outcome).toBe('SUCCEEDED');
    const end = await closeAttempt(closed.attemptId);
    expect(end.outcome).toBe('EXPIRED');
    await payments.completeAttempt(end);
    expect((await submitForm(closedPage, card('4242424242424242'))).status).toBe(410);
    await expect(closed.start()).rejects.toMatchObject({ exception: 'PaymentClosedException', statusCode: 409 });
    const unanswered = await payments.begin();
    expect((await closeAttempt(unanswered.attemptId)).outcome).toBe('EXPIRED');
  });

  test('O-03 a declined and then closed attempt has failed; a session expires after an hour', async () => {
    const declined = await payments.begin();
    await submitForm(await declined.start(), card('4000000000000002'));
    expect((await closeAttempt(declined.attemptId)).outcome).toBe('FAILED');
    const old = await payments.begin();
    await old.start();
    await db.updateTable('sandboxSession').set({ expiresAt: 1 }).execute();
    expect((await askProvider(old.attemptId)).outcome).toBe('EXPIRED');
  });

  test('O-03 duplicated and reordered events are applied once, and a payment overrides earlier outcomes', async () => {
    vi.stubEnv('SANDBOX_WEBHOOKS', 'double,reorder');
    const { attemptId, start } = await payments.begin('DirectDebit');
    await submitForm(await start(), { iban: 'DE89370400440532013000' });
    await payments.runJobs();
    await payments.runJobs();
    const received = await payments.events();
    expect(received.map(({ outcome }) => outcome).toSorted()).toEqual(['PROCESSING', 'PROCESSING', 'SUCCEEDED', 'SUCCEEDED']);
    const completed = [];
    for (const event of received.toReversed()) completed.push(await payments.completeAttempt(event));
    expect(completed.filter((attempt) => attempt?.state === 'SUCCEEDED')).toHaveLength(1);
    expect(await payments.stateOf(attemptId)).toBe('SUCCEEDED');
  });

  test('O-03 two processes apply the same event at once: exactly one of them acts', async () => {
    const { attemptId, start } = await payments.begin();
    await start();
    const { claim } = await askProvider(attemptId);
    const event: PaymentEvent = { eventId: 'evt_1', attemptId, outcome: 'SUCCEEDED', claim };
    const other: PaymentEvent = { ...event, eventId: 'evt_2' };
    const results = await Promise.all([event, event, other, other].map(payments.completeAttempt));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await payments.completeAttempt({ ...event, eventId: 'evt_3', outcome: 'EXPIRED' })).toBeUndefined();
    expect(await payments.completeAttempt({ ...event, eventId: 'evt_4', attemptId: 'unknown' })).toBeUndefined();
  });

  test('O-02 forged, changed, old or foreign webhooks are rejected or ignored', async () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.updated', data: { object: {} } });
    const { webhookSecret: secret } = await paymentKeys(readPaymentSettings());
    const old = Math.floor(Date.now() / 1000) - 600;
    const error = expect.objectContaining({ exception: 'WebhookSignatureException', statusCode: 400 });
    expect(await readWebhook(body, signatureOf(body, secret))).toBeUndefined();
    for (const [text, signature] of [
      [body, signatureOf(body, 'whsec_other')],
      [body, signatureOf(body, 'whsec_undula_sandbox')],
      [`${body} `, signatureOf(body, secret)],
      [body, signatureOf(body, secret, old)],
      [body, undefined],
      ['', 'nonsense'],
    ] as const) {
      await expect(readWebhook(text, signature)).rejects.toThrow(error);
    }
  });

  test('O-02 refunds: a part, then the rest, never more; a duplicated command refunds once', async () => {
    const { attemptId, start } = await payments.begin();
    const refund = (rawValue: number, key: string) =>
      inTransaction((trx) => refundPayment(trx, attemptId, { rawValue, currency: 'EUR' }, key));
    await expect(refund(100, 'early')).rejects.toMatchObject({ exception: 'PaymentNotSettledException' });
    await submitForm(await start(), card('4242424242424242'));
    await payments.completeAttempt(await askProvider(attemptId));
    await refund(30_000, 'part');
    await refund(30_000, 'part');
    await refund(52_800, 'rest');
    await expect(refund(1, 'more')).rejects.toMatchObject({ exception: 'RefundTooHighException', statusCode: 409 });
    await payments.runJobs();
    expect(await db.selectFrom('sandboxPayment').select(['refunded', 'status']).execute()).toEqual([
      { refunded: 82_800, status: 'succeeded' },
    ]);
    const refunds = await db.selectFrom('paymentRefund').select('providerRefundId').execute();
    expect(refunds.map(({ providerRefundId }) => providerRefundId?.slice(0, 3))).toEqual(['re_', 're_']);
  });
});
