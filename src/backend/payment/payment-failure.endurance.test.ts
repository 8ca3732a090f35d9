import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { card, createPaymentHarness, submitForm } from '#tests/backend/payment/payment-harness.ts';
import { type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';
import { abandonAttempt, askProvider, closeAttempt } from './apply-attempt-event.ts';
import { findAttempt } from './attempts.ts';

describeEachDatabase('the reason of a failed payment', (open) => {
  let sandbox: SandboxServer;
  let payments: ReturnType<typeof createPaymentHarness>;
  const failureOf = async (attemptId: string) => (await findAttempt(attemptId))?.failure;
  /** Delivers the provider's webhooks, in their order. */
  const deliverWebhooks = async () => {
    await payments.runJobs();
    for (const event of await payments.events()) await payments.completeAttempt(event);
  };

  beforeEach(async () => {
    const db: Db = await open();
    sandbox = await startSandbox();
    payments = createPaymentHarness(db, sandbox);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await sandbox.close();
  });

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficientFunds'],
  ])('O-03 card %s: the buyer cancels, and both the webhook and the return report %s', async (number, reason) => {
    const [actual, asked] = [await payments.begin(), await payments.begin()];
    await submitForm(await actual.start(), card(number));
    await deliverWebhooks();
    expect([await failureOf(actual.attemptId), await payments.stateOf(actual.attemptId)]).toEqual([reason, 'REDIRECTED']);
    await submitForm(await asked.start(), card(number));
    const end = await abandonAttempt(asked.attemptId);
    expect(end).toMatchObject({ outcome: 'FAILED', failure: reason });
    await payments.completeAttempt(end);
    expect(await failureOf(asked.attemptId)).toBe(reason);
  });

  test('O-03 an approval rejected by the bank is reported as such, whatever the order of the events', async () => {
    const { attemptId, start } = await payments.begin();
    const page = await start();
    await submitForm(page, card('4000002500003155'));
    await submitForm(`${page}/challenge`, { decision: 'refuse' });
    const end = await abandonAttempt(attemptId);
    // The webhooks come first: they say that the page is closed, which is no reason.
    await deliverWebhooks();
    await payments.completeAttempt(end);
    expect(await failureOf(attemptId)).toBe('authenticationFailed');
  });

  test('O-03 returning without a try means cancelled; a page that nobody used has expired', async () => {
    const [left, forgotten] = [await payments.begin(), await payments.begin()];
    await left.start();
    await forgotten.start();
    await abandonAttempt(left.attemptId);
    await deliverWebhooks();
    await payments.completeAttempt(await askProvider(left.attemptId));
    expect([await failureOf(left.attemptId), await payments.stateOf(left.attemptId)]).toEqual(['cancelled', 'EXPIRED']);
    await payments.completeAttempt(await closeAttempt(forgotten.attemptId));
    expect(await failureOf(forgotten.attemptId)).toBe('expired');
  });

  test('O-03 a payment that succeeds in the end has no failure reason left', async () => {
    const { attemptId, start } = await payments.begin();
    const page = await start();
    await submitForm(page, card('4000000000000002'));
    await deliverWebhooks();
    expect(await failureOf(attemptId)).toBe('declined');
    await submitForm(page, card('4242424242424242'));
    await payments.completeAttempt(await askProvider(attemptId));
    expect([await failureOf(attemptId), await payments.stateOf(attemptId)]).toEqual([null, 'SUCCEEDED']);
  });
});
