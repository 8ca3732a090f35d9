import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia, readConfirmation, readLink, seen } from '#tests/backend/consumer/test-account.ts';
import { mailBudgets } from './mail-budgets.ts';

describeAccounts('budgets of mails', ({ visit, deliver, openAccount, logIn, db }) => {
  let email = '';
  let lastNetwork = 0;
  beforeEach(async () => {
    await db().deleteFrom('newsletter').execute();
    // Each test counts at a mailbox and in networks of its own: what is over a limit is remembered.
    email = `${randomUUID()}@example.com`;
    vi.stubEnv('RATE_LIMIT', '1000');
    vi.stubEnv('TRUST_PROXY', '1');
  });
  const run = randomUUID().slice(0, 4);
  const newNetwork = () => ({ 'x-forwarded-for': `2001:${run}:${(++lastNetwork).toString(16)}::1` });
  const subjects = async () => (await deliver()).map(({ subject }) => subject);
  const subscribe = (address: string) => visit().post('/consumer/newsletter/subscribe', { email: address }, newNetwork());
  const askReset = async () => {
    const response = await visit().post(`/consumer/initiate-reset-password?email=${encodeURIComponent(email)}`, {}, newNetwork());
    expect(await seen(response)).toEqual([200, { isSent: true }]);
    return deliver();
  };
  const useUp = async (kind: keyof typeof mailBudgets) => {
    for (let count = 0; count < 20; count++) await mailBudgets[kind].spend(email, async () => ({ isMailed: true }));
  };

  test('U-04 requests for other mails, and those that send none, never use up the mail for a new password', async () => {
    await openAccount(visit(), { email });
    for (let count = 0; count < 25; count++) await subscribe(email);
    for (let count = 0; count < 25; count++) await visit().post('/consumer/send-email-verification', { email }, newNetwork());
    await deliver();
    expect(await askReset()).toHaveLength(1);
  });

  test('U-04 however often others have asked for a new password, its owner has a link that works', async () => {
    await openAccount(visit(), { email });
    await useUp('password');
    const [letter] = await askReset();
    // The open link will do: nobody is flooded.
    expect(await askReset()).toEqual([]);
    const link = readLink(letter);
    const reset = { password: 'neue Wellen 9', trxId: link.get('trxId') ?? '', trnxId: link.get('trnxId') ?? '' };
    expect((await visit().post('/consumer/reset-password', reset, newNetwork())).status).toBe(200);
    await deliver();
    // It is used: a new one is due.
    expect(await askReset()).toHaveLength(1);
    await db()
      .updateTable('consumerCode')
      .set({ createdAt: Date.now() - 31 * 60 * 1000 })
      .execute();
    expect(await askReset()).toHaveLength(1);
  });

  test('U-02 F-03 registrations without a captcha use up no mail of the address', async () => {
    for (let count = 0; count < 24; count++)
      expect((await visit().post('/consumer/create', { ...mia, email, captcha: '' }, newNetwork())).status).toBe(400);
    const products = { model: 'x', purchasedOn: { day: 1, month: 1, year: 2026 }, boughtAt: 'x', firstName: 'x', lastName: 'x' };
    for (let count = 0; count < 24; count++)
      await visit().post('/consumer/products/register', { ...products, email, captcha: '', 'privacy-consent': 'accept' }, newNetwork());
    await visit().post('/consumer/create', { ...mia, email }, newNetwork());
    expect(await deliver()).toHaveLength(1);
  });

  test('U-02 F-03 the newsletter requires a captcha, except for the verified mailbox of a consumer who is logged in', async () => {
    const send = (captcha: string) => visit().post('/consumer/newsletter/subscribe', { email, captcha }, newNetwork());
    const [status, { data }] = (await seen(await send(''))) as [number, { data: object }];
    expect([status, data]).toMatchObject([400, { exception: 'CaptchaException', cause: 'NOT_READY' }]);
    expect(await subjects()).toEqual([]);
    const captcha = await solvedCaptcha();
    expect((await send(captcha)).status).toBe(200);
    expect((await send(captcha)).status).toBe(400);
    expect(await subjects()).toHaveLength(1);
    const browser = visit();
    const own = `own-${email}`;
    await openAccount(browser, { email: own });
    await logIn(browser, own);
    const ask = async (address: string) => browser.post('/consumer/newsletter/subscribe', { email: address, captcha: '' });
    expect([(await ask(own)).status, (await ask(`other-${email}`)).status]).toEqual([200, 400]);
    expect(await subjects()).toHaveLength(1);
  });

  test('U-02 a mailbox is asked once a day whether it wants the newsletter, by whichever of its addresses', async () => {
    await subscribe(email);
    expect(await subjects()).toHaveLength(1);
    for (const address of [email.replace('@', '+1@'), email, email.replace('@', '+two@').toUpperCase()])
      expect((await subscribe(address)).status).toBe(200);
    expect(await subjects()).toEqual([]);
    vi.stubEnv('RATE_LIMIT', '0');
    await subscribe(email);
    expect(await subjects()).toEqual([]);
    await db()
      .updateTable('newsletter')
      .set({ askedAt: Date.now() - 25 * 60 * 60 * 1000 })
      .execute();
    await subscribe(email);
    expect(await subjects()).toHaveLength(1);
  });

  test('U-02 the mail requested again is that of the registration from this browser, not of a stranger’s later one', async () => {
    const [owner, stranger] = [visit(), visit()];
    await owner.post('/consumer/create', { ...mia, email }, newNetwork());
    await stranger.post('/consumer/create', { ...mia, email, password: 'fremde Flut 77' }, newNetwork());
    await deliver();
    await db().updateTable('pendingAccount').set({ expiresAt: 1 }).execute();
    await owner.post('/consumer/send-email-verification', { email }, newNetwork());
    const [letter] = await deliver();
    const confirm = (password: string) => visit().post('/consumer/confirm-email', { ...readConfirmation(letter), password }, newNetwork());
    expect((await confirm('fremde Flut 77')).status).toBe(403);
    expect((await confirm(mia.password)).status).toBe(200);
  });
});
