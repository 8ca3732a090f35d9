import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';
import { card, euros, openDesk, press, siteOf } from '#tests/backend/payment/test-desk.ts';
import { startPayment } from './attempts.ts';
import { askProvider, closeAttempt } from './settle.ts';

describeEachDatabase('ways to pay', (open) => {
  let db: Db;
  let sandbox: SandboxServer;
  let desk: ReturnType<typeof openDesk>;

  beforeEach(async () => {
    db = await open();
    sandbox = await startSandbox();
    desk = openDesk(db, sandbox);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await sandbox.close();
  });

  test('O-02 a card pays on the hosted page, and a signed webhook settles the attempt once', async () => {
    const { attemptId, start } = await desk.begin();
    const page = await start();
    expect(await desk.stateOf(attemptId)).toBe('REDIRECTED');
    const html = await (await fetch(page)).text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('828,00\u00a0€');
    const answer = await press(page, card('4242 4242 4242 4242'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/payments/return/${attemptId}`]);
    await desk.runJobs();
    const [event] = await desk.events();
    expect(event).toMatchObject({ attemptId, outcome: 'SUCCEEDED' });
    if (!event) return;
    expect(await desk.settle(event)).toMatchObject({ attemptId, state: 'SUCCEEDED', amount: euros });
    expect(await desk.settle(event)).toBeUndefined();
    expect(await desk.settle(await askProvider(attemptId))).toBeUndefined();
  });

  test('O-02 3-D Secure: the buyer approves, or refuses and may take another card', async () => {
    const { attemptId, start } = await desk.begin();
    const page = await start();
    const challenge = await press(page, card('4000002500003155'));
    expect(challenge.headers.get('location')).toBe(`${new URL(page).pathname}/challenge`);
    expect(await (await fetch(`${page}/challenge`)).text()).toContain('3155');
    const refused = await press(`${page}/challenge`, { decision: 'refuse' });
    expect(refused.headers.get('location')).toContain('problem=authentication_failed');
    expect((await askProvider(attemptId)).outcome).toBe('PENDING');
    await press(page, card('4000002500003155'));
    await press(`${page}/challenge`, { decision: 'approve' });
    expect((await askProvider(attemptId)).outcome).toBe('SUCCEEDED');
  });

  test('O-02 a challenge cannot be skipped: approving without a waiting card takes no money', async () => {
    const { attemptId, start } = await desk.begin();
    const page = await start();
    await press(`${page}/challenge`, { decision: 'approve' });
    expect((await askProvider(attemptId)).outcome).toBe('PENDING');
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4111111111111112', 'unknown_card'],
  ])('O-02 card %s is refused as %s; the page stays open for another one', async (number, problem) => {
    const { attemptId, start } = await desk.begin();
    const page = await start();
    const refused = await press(page, card(number));
    expect(refused.headers.get('location')).toBe(`${new URL(page).pathname}?problem=${problem}`);
    expect(await (await fetch(`${page}?problem=${problem}`)).text()).toContain('role="alert"');
    expect((await askProvider(attemptId)).outcome).toBe('PENDING');
    await press(page, card('4242424242424242'));
    expect((await askProvider(attemptId)).outcome).toBe('SUCCEEDED');
  });

  test('O-02 no card number is kept, and wrong dates and codes are named', async () => {
    const { start } = await desk.begin();
    const page = await start();
    const late = await press(page, { ...card('4242424242424242'), expiry: '01/20' });
    const short = await press(page, { ...card('4242424242424242'), code: '1' });
    expect([late, short].map(({ headers }) => headers.get('location')?.split('=')[1])).toEqual(['expiry', 'code']);
    await press(page, card('4242424242424242'));
    const rows = [await db.selectFrom('sandboxSession').selectAll().execute(), await db.selectFrom('sandboxPayment').selectAll().execute()];
    expect(JSON.stringify(rows)).not.toContain('42424242');
    expect(JSON.stringify(rows)).toContain('4242');
  });

  test('O-02 direct debit is approved first and paid, or returned, later', async () => {
    const good = await desk.begin('DirectDebit');
    const bad = await desk.begin('DirectDebit');
    const pages = [await good.start(), await bad.start()] as const;
    await press(pages[0], { iban: 'DE89 3704 0044 0532 0130 00' });
    await press(pages[1], { iban: 'de62370400440532013001' });
    const asked = await askProvider(good.attemptId);
    expect(asked.outcome).toBe('PROCESSING');
    await desk.settle(asked);
    expect(await desk.stateOf(good.attemptId)).toBe('PROCESSING');
    expect((await closeAttempt(good.attemptId)).outcome).toBe('PROCESSING');
    await desk.runJobs();
    expect((await askProvider(good.attemptId)).outcome).toBe('SUCCEEDED');
    expect((await askProvider(bad.attemptId)).outcome).toBe('FAILED');
    expect((await press(pages[1], { iban: 'nonsense' })).status).toBe(303);
  });

  test.each([
    ['PayPal', 'PayPal'],
    ['GooglePay', 'Google Pay'],
    ['ApplePay', 'Apple Pay'],
  ] as const)('O-02 %s asks for approval in its wallet', async (method, name) => {
    const { attemptId, start } = await desk.begin(method);
    const page = await start();
    expect(await (await fetch(page)).text()).toContain(name);
    await press(page, { decision: 'approve' });
    expect((await askProvider(attemptId)).outcome).toBe('SUCCEEDED');
  });

  test('C-07 yen have no decimals on their way to the provider and on its page', async () => {
    const { attemptId, start } = await desk.begin('CreditCard', { rawValue: 78_000, currency: 'JPY' }, siteOf('jp', 'ja'));
    const page = await (await fetch(await start())).text();
    expect(page).toContain('<html lang="ja">');
    expect(page).toContain('￥78,000');
    expect(await db.selectFrom('sandboxSession').select(['amount', 'currency']).execute()).toEqual([{ amount: 78_000, currency: 'jpy' }]);
    expect(attemptId).not.toBe('');
  });

  test('O-03 a lost answer is asked for again under the same key: one session, one attempt', async () => {
    const { attemptId, start } = await desk.begin();
    sandbox.loseAnswers(2);
    await expect(start()).rejects.toMatchObject({ exception: 'PaymentProviderException', statusCode: 502 });
    expect(await desk.stateOf(attemptId)).toBe('CREATED');
    const { redirectUrl: first } = await startPayment(attemptId, desk.startOf(attemptId, siteOf('ch', 'fr')));
    const again = await start();
    expect(again).toEqual(first);
    expect(await db.selectFrom('sandboxSession').select('sessionId').execute()).toHaveLength(1);
  });
});
