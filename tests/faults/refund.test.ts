import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { askProvider, refundPayment, reportRefunds, retryRefunds } from '#backend/payment/payment.ts';
import { refundLine } from '../../scripts/shop/refund-line.ts';
import { describeEachDatabase } from '../backend/database/each-database.ts';
import { card, createPaymentHarness, orderId, submitForm } from '../backend/payment/payment-harness.ts';
import { type SandboxServer, startSandbox } from '../backend/payment/sandbox-server.ts';
import { type GateFault, openGate } from './refund-gate.ts';

// A silent provider is waited for, and a busy machine is slow.
const patience = 60_000;
const part = { rawValue: 30_000, currency: 'EUR' } as const;

describeEachDatabase('failing refunds', (open) => {
  let db: Db;
  let sandbox: SandboxServer;
  let gate: Awaited<ReturnType<typeof openGate>>;
  let payments: ReturnType<typeof createPaymentHarness>;

  beforeEach(async () => {
    db = await open();
    sandbox = await startSandbox();
    payments = createPaymentHarness(db, sandbox);
    const { attemptId, start } = await payments.begin();
    await submitForm(await start(), card('4242424242424242'));
    await payments.completeAttempt(await askProvider(attemptId));
    gate = await openGate(sandbox.origin);
    await inTransaction((trx) => refundPayment(trx, attemptId, part, 'return:R-1'));
  });
  afterEach(async () => {
    await gate.close();
    await sandbox.close();
  });
  const givenBack = async (): Promise<number[]> =>
    (await db.selectFrom('sandboxPayment').select('refunded').execute()).map(({ refunded }) => refunded);
  const onlyReport = async () => {
    const [report] = await reportRefunds(orderId);
    if (!report) throw new Error('There is no refund');
    return report;
  };
  // The provider drops idempotency keys after a day; the shop retries longer.
  const forgetKeys = () => db.deleteFrom('sandboxRequest').execute();

  test.each<[GateFault, number]>([
    ['lost-before', 0],
    ['failed-before', 0],
    ['lost-after', 30_000],
    ['failed-after', 30_000],
    ['silent-before', 0],
    ['silent-after', 30_000],
    ['busy', 0],
  ])(
    'O-02 %s: the job retries until it is reported as done, and the money is sent once',
    { timeout: patience },
    async (fault, completedRefund) => {
      gate.fault = fault;
      await payments.runJobs();
      expect(await givenBack()).toEqual([completedRefund]);
      const waiting = await onlyReport();
      expect(waiting).toMatchObject({ state: 'WAITING', tries: 1 });
      expect(refundLine(waiting)).toMatch(/waits for its try at 20\d\d-.+, failed 1 times: /);
      expect(gate.keys.size).toBe(1);
      await forgetKeys();
      gate.fault = undefined;
      await payments.runJobs();
      await payments.runJobs();
      expect(await givenBack()).toEqual([30_000]);
      expect(await onlyReport()).toMatchObject({
        state: 'GIVEN',
        amount: part,
        lastError: null,
        providerRefundId: expect.stringMatching(/^re_/),
      });
    },
  );

  test("O-02 the provider accepts a refund long after the shop's timeout: the next try is the same refund", {
    timeout: patience,
  }, async () => {
    gate.fault = 'held';
    await payments.runJobs();
    expect([await givenBack(), await onlyReport()]).toMatchObject([[0], { state: 'WAITING', tries: 1 }]);
    gate.fault = undefined;
    await payments.runJobs();
    await gate.release();
    expect([await givenBack(), await onlyReport(), gate.keys.size]).toMatchObject([[30_000], { state: 'GIVEN' }, 1]);
  });

  test('O-02 accepted between two tries, and its key dropped: the second try finds it', { timeout: patience }, async () => {
    gate.fault = 'held';
    await payments.runJobs();
    await gate.release();
    await forgetKeys();
    gate.fault = undefined;
    await payments.runJobs();
    expect([await givenBack(), await onlyReport(), gate.requests]).toMatchObject([[30_000], { state: 'GIVEN' }, 1]);
  });

  test('B-02 O-02 a refused refund is a dead letter at once and shown to the operator, who retries once the cause is fixed', {
    timeout: patience,
  }, async () => {
    gate.fault = 'refused';
    await payments.runJobs();
    await payments.runJobs();
    expect(gate.requests).toBe(1);
    const rejected = await onlyReport();
    expect(rejected).toMatchObject({ state: 'GIVEN_UP', tries: 1, lastError: 'Insufficient funds', providerRefundId: null });
    expect(refundLine(rejected)).toMatch(/^refund +€300\.00 {2}GIVEN UP, failed 1 times: Insufficient funds$/);
    gate.fault = undefined;
    expect(await retryRefunds(orderId)).toBe(1);
    await payments.runJobs();
    expect(refundLine(await onlyReport())).toMatch(/given back, re_/);
    expect(await retryRefunds(orderId)).toBe(0);
    expect(await givenBack()).toEqual([30_000]);
  });

  test('O-02 two processes with the same refund send its money once', { timeout: patience }, async () => {
    await Promise.all([payments.runJobs(), payments.runJobs()]);
    await db
      .updateTable('outbox')
      .set({ doneAt: null, payload: JSON.stringify({ refundKey: 'return:R-1' }) })
      .where('kind', '=', 'refund')
      .execute();
    await Promise.all([payments.runJobs(), payments.runJobs()]);
    expect(await givenBack()).toEqual([30_000]);
  });
});
