import { expect, test } from 'vitest';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { linkOf, mia, readConfirmation, seen } from '#tests/backend/consumer/test-account.ts';

const theirs = { ...mia, firstName: 'Eve', password: 'fremde Flut 77' };

describeAccounts('somebody else registers with the same address', ({ visit, deliver, logIn, openAccount, db }) => {
  const create = async (person: typeof mia) => {
    await visit().post('/consumer/create', person);
    return readConfirmation((await deliver())[0]);
  };
  const confirm = async (code: ReturnType<typeof readConfirmation>, password: string) =>
    seen(await visit().post('/consumer/confirm-email', { ...code, password }));
  const loginOf = async ({ password }: typeof mia) => seen(await logIn(visit(), mia.email, password));
  const wrong = [403, { data: { exception: 'WrongPasswordException', fields: [{ field: 'password' }] } }];

  for (const [order, people] of [
    ['after', [mia, theirs]],
    ['before', [theirs, mia]],
  ] as const)
    test(`U-02 registering ${order} the owner gains nothing: each code opens its own registration, with its password`, async () => {
      const codes = new Map<typeof mia, ReturnType<typeof readConfirmation>>();
      for (const person of people) codes.set(person, await create(person));
      const own = codes.get(mia) ?? (await create(mia));
      const foreign = codes.get(theirs) ?? (await create(theirs));
      expect(await confirm(foreign, mia.password)).toMatchObject(wrong);
      expect(await confirm(own, theirs.password)).toMatchObject(wrong);
      expect(await confirm(own, mia.password)).toEqual([200, { isConfirmed: true }]);
      expect(await confirm(foreign, theirs.password)).toMatchObject([400, { data: { exception: 'CodeException' } }]);
      expect((await loginOf(mia))[0]).toBe(200);
      expect((await loginOf(theirs))[0]).not.toBe(200);
      expect(await db().selectFrom('consumer').select('firstName').execute()).toEqual([{ firstName: 'Mia' }]);
    });

  test('U-02 U-04 a login does not reveal whether somebody else registered, confirmed, or had an account before', async () => {
    await create(theirs);
    const before = await loginOf(theirs);
    expect(before).toMatchObject([403, { data: { exception: 'EmailNotConfirmedException' } }]);
    const own = await create(mia);
    expect(await loginOf(theirs)).toEqual(before);
    await confirm(own, mia.password);
    expect(await loginOf(theirs)).toEqual(before);
    const late = { ...theirs, password: 'spaete Flut 78' };
    await visit().post('/consumer/create', late);
    expect(await loginOf(late)).toEqual(before);
  });

  test('U-02 V-03 no name of a stranger’s choice reaches an unverified mailbox, and no name is a web address', async () => {
    await visit().post('/consumer/create', { ...mia, firstName: 'Gewinn', lastName: 'Klicken' });
    const [letter] = await deliver();
    expect(JSON.stringify(letter)).not.toMatch(/Gewinn|Klicken/);
    for (const name of ['https://evil.example/win', 'WWW.evil.example jetzt', 'ｈttp：／／evil.example'])
      for (const field of ['firstName', 'lastName']) {
        const [status, actual] = await seen(await visit().post('/consumer/create', { ...mia, [field]: name }));
        expect([status, actual]).toMatchObject([400, { data: { fields: [{ field, messageKey: 'general.validation.name' }] } }]);
      }
    expect(await deliver()).toEqual([]);
  });

  test('U-05 an unconfirmed registration does not block a change to its address', async () => {
    const owner = { ...mia, email: 'owner@example.com' };
    const browser = visit();
    await openAccount(browser, owner);
    await logIn(browser, owner.email);
    await visit().post('/consumer/create', mia);
    await deliver();
    await browser.post('/consumer/email', { email: mia.email, currentPassword: owner.password });
    const letters = await deliver();
    const change = letters.find(({ to, text }) => to.address === mia.email && text.includes('/confirm-email?'));
    expect(change?.to.name).toBe('');
    expect(change?.text).not.toContain('Mia Ostertag');
    expect((await browser.post('/consumer/email/confirm', linkOf(change))).status).toBe(200);
  });

  test('U-02 requesting a mail again leaves the codes of other registrations as they are', async () => {
    const own = await create(mia);
    await create(theirs);
    await visit().post('/consumer/send-email-verification', { email: mia.email });
    expect(await confirm(own, mia.password)).toEqual([200, { isConfirmed: true }]);
  });
});
