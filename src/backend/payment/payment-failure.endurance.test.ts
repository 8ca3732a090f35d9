import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';
import { card, openDesk, press } from '#tests/backend/payment/test-desk.ts';
import { findAttempt } from './attempts.ts';
import { abandonAttempt, askProvider, closeAttempt } from './settle.ts';

describeEachDatabase('why a payment came to nothing', (open) => {
  let sandbox: SandboxServer;
  let desk: ReturnType<typeof openDesk>;
  const failureOf = async (attemptId: string) => (await findAttempt(attemptId))?.failure;
  /** Takes in what the provider's webhooks say, in their order. */
  const hear = async () => {
    await desk.runJobs();
    for (const event of await desk.events()) await desk.settle(event);
  };

  beforeEach(async () => {
    const db: Db = await open();
    sandbox = await startSandbox();
    desk = openDesk(db, sandbox);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await sandbox.close();
  });

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficientFunds'],
  ])('O-03 card %s: its buyer turns back, and both the webhook and the way back say %s', async (number, reason) => {
    const [told, asked] = [await desk.begin(), await desk.begin()];
    await press(await told.start(), card(number));
    await hear();
    expect([await failureOf(told.attemptId), await desk.stateOf(told.attemptId)]).toEqual([reason, 'REDIRECTED']);
    await press(await asked.start(), card(number));
    const end = await abandonAttempt(asked.attemptId);
    expect(end).toMatchObject({ outcome: 'FAILED', failure: reason });
    await desk.settle(end);
    expect(await failureOf(asked.attemptId)).toBe(reason);
  });

  test('O-03 a refused approval at the bank is told as such, in whichever order the news comes', async () => {
    const { attemptId, start } = await desk.begin();
    const page = await start();
    await press(page, card('4000002500003155'));
    await press(`${page}/challenge`, { decision: 'refuse' });
    const end = await abandonAttempt(attemptId);
    // The webhooks are faster: they say that the page is closed, which is no reason.
    await hear();
    await desk.settle(end);
    expect(await failureOf(attemptId)).toBe('authenticationFailed');
  });

  test('O-03 whoever turns back without a try has cancelled; a page that nobody used has expired', async () => {
    const [left, forgotten] = [await desk.begin(), await desk.begin()];
    await left.start();
    await forgotten.start();
    await abandonAttempt(left.attemptId);
    await hear();
    await desk.settle(await askProvider(left.attemptId));
    expect([await failureOf(left.attemptId), await desk.stateOf(left.attemptId)]).toEqual(['cancelled', 'EXPIRED']);
    await desk.settle(await closeAttempt(forgotten.attemptId));
    expect(await failureOf(forgotten.attemptId)).toBe('expired');
  });

  test('O-03 a payment that succeeds in the end has no reason left', async () => {
    const { attemptId, start } = await desk.begin();
    const page = await start();
    await press(page, card('4000000000000002'));
    await hear();
    expect(await failureOf(attemptId)).toBe('declined');
    await press(page, card('4242424242424242'));
    await desk.settle(await askProvider(attemptId));
    expect([await failureOf(attemptId), await desk.stateOf(attemptId)]).toEqual([null, 'SUCCEEDED']);
  });
});
