import { expect, test } from 'vitest';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia, readLink } from '#tests/backend/consumer/test-account.ts';

const common = 'account.refused.passwordCommon';
const own = 'account.refused.passwordOwn';
const pattern = 'account.refused.passwordPattern';
const weak: [string, string][] = [
  ['password', common],
  ['P@ssw0rd!', common],
  ['hallo123', common],
  ['motdepasse', common],
  ['12345678', common],
  ['        ', pattern],
  ['\u202e'.repeat(8), pattern],
  ['aaaaaaaa'.repeat(32), pattern],
  ['qwertzuiop', pattern],
  ['19871204', pattern],
  [mia.email, own],
  ['Ostertag1980', own],
  ['Undula2026', own],
];

describeAccounts('guessable passwords', ({ visit, deliver, logIn, openAccount, db }) => {
  const fieldsOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { data: { fields: unknown[] } }).data.fields,
  ];
  const expectedProblem = (messageKey: string) => [400, [{ field: 'password', messageKey }]];

  test.each(weak)('%j is rejected with its reason wherever a password is chosen', async (password, messageKey) => {
    const browser = visit();
    expect(await fieldsOf(await browser.post('/consumer/create', { ...mia, password }))).toEqual(expectedProblem(messageKey));
    expect(await db().selectFrom('consumer').selectAll().execute()).toEqual([]);
    await openAccount(browser);
    await logIn(browser);
    const changed = await browser.post('/consumer/password', { currentPassword: mia.password, password });
    expect(await fieldsOf(changed)).toEqual(expectedProblem(messageKey));
    await browser.post(`/consumer/initiate-reset-password?email=${encodeURIComponent(mia.email)}`, {});
    const link = readLink((await deliver())[0]);
    const reset = (next: string) =>
      visit().post('/consumer/reset-password', { password: next, trxId: link.get('trxId'), trnxId: link.get('trnxId') });
    expect(await fieldsOf(await reset(password))).toEqual(expectedProblem(messageKey));
    expect((await logIn(visit())).status).toBe(200);
    expect((await reset('ganz neue Wellen')).status).toBe(200);
  });

  test.each([
    'lange Wellen 8',
    'correct horse battery staple',
    'k7#Qz!pw',
    'erste Wahl',
    'むずかしい言葉です',
    `${'a1'.repeat(10)} Siphon vor Ort`,
  ])('%s is accepted', async (password) => {
    expect((await visit().post('/consumer/create', { ...mia, password })).status).toBe(200);
  });
});
