import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { card, createPaymentHarness, euros, siteOf, submitForm } from '#tests/backend/payment/payment-harness.ts';
import { type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';
import { askProvider, closeAttempt } from './apply-attempt-event.ts';
import { startPayment } from './attempts.ts';

describeEachDatabase('payment methods', (open) => {
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

  test('O-02 a card pays on the hosted page, and a signed webhook completes the attempt once', async () => {
    const { attemptId, start } = await payments.begin();
    const page = await start();
    expect(await payments.stateOf(attemptId)).toBe('REDIRECTED');
    const html = await (await fetch(page)).text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('828,00\u00a0€');
    const response = await submitForm(page, card('4242 4242 4242 4242'));
    expect([response.status, response.headers.get('location')]).toEqual([303, `/payments/return/${attemptId}`]);
    await payments.runJobs();
    const [event] = await payments.events();
    expect(event).toMatchObject({ attemptId, outcome: 'SUCCEEDED' });
    if (!event) return;
    expect(await payments.completeAttempt(event)).toMatchObject({ attemptId, state: 'SUCCEEDED', amount: euros });
    expect(await payments.completeAttempt(event)).toBeUndefined();
    expect(await payments.completeAttempt(await askProvider(attemptId))).toBeUndefined();
  });

  test('O-02 3-D Secure: the buyer approves, or declines and may use another card', async () => {
    const { attemptId, start } = await payments.begin();
    const page = await start();
    const challenge = await submitForm(page, card('4000002500003155'));
    expect(challenge.headers.get('location')).toBe(`${new URL(page).pathname}/challenge`);
    expect(await (await fetch(`${page}/challenge`)).text()).toContain('3155');
    const rejected = await submitForm(`${page}/challenge`, { decision: 'refuse' });
    expect(rejected.headers.get('location')).toContain('problem=authentication_failed');
    expect((await askProvider(attemptId)).outcome).toBe('PENDING');
    await submitForm(page, card('4000002500003155'));
    await submitForm(`${page}/challenge`, { decision: 'approve' });
    expect((await askProvider(attemptId)).outcome).toBe('SUCCEEDED');
  });

  test('O-02 a challenge cannot be skipped: approving without a pending card takes no money', async () => {
    const { attemptId, start } = await payments.begin();
    const page = await start();
    await submitForm(`${page}/challenge`, { decision: 'approve' });
    expect((await askProvider(attemptId)).outcome).toBe('PENDING');
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4111111111111112', 'unknown_card'],
  ])('O-02 card %s is declined as %s; the page stays open for another one', async (number, problem) => {
    const { attemptId, start } = await payments.begin();
    const page = await start();
    const rejected = await submitForm(page, card(number));
    expect(rejected.headers.get('location')).toBe(`${new URL(page).pathname}?problem=${problem}`);
    expect(await (await fetch(`${page}?problem=${problem}`)).text()).toContain('role="alert"');
    expect((await askProvider(attemptId)).outcome).toBe('PENDING');
    await submitForm(page, card('4242424242424242'));
    expect((await askProvider(attemptId)).outcome).toBe('SUCCEEDED');
  });

  test('O-02 no card number is stored, and wrong dates and codes are named', async () => {
    const { start } = await payments.begin();
    const page = await start();
    const late = await submitForm(page, { ...card('4242424242424242'), expiry: '01/20' });
    const short = await submitForm(page, { ...card('4242424242424242'), code: '1' });
    expect([late, short].map(({ headers }) => headers.get('location')?.split('=')[1])).toEqual(['expiry', 'code']);
    await submitForm(page, card('4242424242424242'));
    const rows = [await db.selectFrom('sandboxSession').selectAll().execute(), await db.selectFrom('sandboxPayment').selectAll().execute()];
    expect(JSON.stringify(rows)).not.toContain('42424242');
    expect(JSON.stringify(rows)).toContain('4242');
  });

  test('O-02 a direct debit is approved first and paid, or returned, later', async () => {
    const good = await payments.begin('DirectDebit');
    const bad = await payments.begin('DirectDebit');
    const pages = [await good.start(), await bad.start()] as const;
    await submitForm(pages[0], { iban: 'DE89 3704 0044 0532 0130 00' });
    await submitForm(pages[1], { iban: 'de62370400440532013001' });
    const asked = await askProvider(good.attemptId);
    expect(asked.outcome).toBe('PROCESSING');
    await payments.completeAttempt(asked);
    expect(await payments.stateOf(good.attemptId)).toBe('PROCESSING');
    expect((await closeAttempt(good.attemptId)).outcome).toBe('PROCESSING');
    await payments.runJobs();
    expect((await askProvider(good.attemptId)).outcome).toBe('SUCCEEDED');
    expect((await askProvider(bad.attemptId)).outcome).toBe('FAILED');
    expect((await submitForm(pages[1], { iban: 'nonsense' })).status).toBe(303);
  });

  test.each([
    ['PayPal', 'PayPal'],
    ['GooglePay', 'Google Pay'],
    ['ApplePay', 'Apple Pay'],
  ] as const)('O-02 %s asks for approval in its wallet', async (method, name) => {
    const { attemptId, start } = await payments.begin(method);
    const page = await start();
    expect(await (await fetch(page)).text()).toContain(name);
    await submitForm(page, { decision: 'approve' });
    expect((await askProvider(attemptId)).outcome).toBe('SUCCEEDED');
  });

  test('C-07 yen have no decimals in requests to the provider and on its page', async () => {
    const { attemptId, start } = await payments.begin('CreditCard', { rawValue: 78_000, currency: 'JPY' }, siteOf('jp', 'ja'));
    const page = await (await fetch(await start())).text();
    expect(page).toContain('<html lang="ja">');
    expect(page).toContain('￥78,000');
    expect(await db.selectFrom('sandboxSession').select(['amount', 'currency']).execute()).toEqual([{ amount: 78_000, currency: 'jpy' }]);
    expect(attemptId).not.toBe('');
  });

  test('O-03 a lost response is requested again under the same key: one session, one attempt', async () => {
    const { attemptId, start } = await payments.begin();
    sandbox.loseAnswers(2);
    await expect(start()).rejects.toMatchObject({ exception: 'PaymentProviderException', statusCode: 502 });
    expect(await payments.stateOf(attemptId)).toBe('CREATED');
    const { redirectUrl: first } = await startPayment(attemptId, payments.startOf(attemptId, siteOf('ch', 'fr')));
    const again = await start();
    expect(again).toEqual(first);
    expect(await db.selectFrom('sandboxSession').select('sessionId').execute()).toHaveLength(1);
  });
});
