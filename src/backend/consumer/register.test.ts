import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia, readConfirmation, seen } from '#tests/backend/consumer/test-account.ts';
import { countMailRequest } from './attempts.ts';
import { mailBudgets } from './mail-budgets.ts';

describeAccounts('registration', ({ visit, deliver, logIn, openAccount, db }) => {
  const attemptRegister = async (body: object, host?: string) => (await visit(host).post('/consumer/create?locale=de-DE', body)).json();

  const confirmationOf = (letter: Parameters<typeof readConfirmation>[0]) => ({ ...readConfirmation(letter), password: mia.password });

  test('U-02 register, mail with link and one-time password, confirm, log in', async () => {
    const browser = visit('ch.localhost');
    const made = await browser.post('/consumer/create?locale=fr-CH', mia);
    expect(await seen(made)).toEqual([200, { isSent: true }]);
    const early = await logIn(browser);
    expect(await seen(early)).toMatchObject([403, { data: { exception: 'EmailNotConfirmedException', fields: [{ field: 'email' }] } }]);
    const [letter, ...more] = await deliver();
    expect([letter?.to, letter?.language, more]).toEqual([{ name: '', address: mia.email }, 'fr', []]);
    expect(letter?.subject).toBe('Merci de confirmer votre adresse e-mail');
    expect(letter?.text).toContain('https://www.undula.ch/fr/confirm-registration?id=');
    const confirmation = confirmationOf(letter);
    expect(letter?.html).toContain(confirmation.otp);
    const done = await browser.post('/consumer/confirm-email', { ...confirmation, otp: confirmation.otp.toLowerCase() });
    expect(await seen(done)).toEqual([200, { isConfirmed: true }]);
    expect((await logIn(browser, 'MIA.ostertag@example.com')).status).toBe(200);
    expect(await (await browser.get('/consumer/')).json()).toMatchObject({
      email: mia.email,
      customerType: 'Private',
      firstName: 'Mia',
      consents: ['PrivacyPolicy', 'TermsOfUse'],
    });
  });

  test('U-02 neither password nor code is readable in the database once the mail is sent', async () => {
    const { otp } = await openAccount(visit());
    const tables = await Promise.all(
      (['consumer', 'pendingAccount', 'consumerCode', 'outbox', 'session'] as const).map((table) =>
        db().selectFrom(table).selectAll().execute(),
      ),
    );
    const everything = JSON.stringify(tables);
    expect(everything).not.toContain(mia.password);
    expect(everything).not.toContain(otp);
    expect(everything).toContain('$argon2id$');
  });

  test('U-02 a code is valid once, and for five guesses', async () => {
    const browser = visit();
    const used = await openAccount(browser);
    const again = await browser.post('/consumer/confirm-email', used);
    expect(await seen(again)).toMatchObject([400, { data: { exception: 'CodeException', fields: [{ field: 'otp' }] } }]);
    await browser.post('/consumer/create', { ...mia, email: 'other@example.com' });
    const right = confirmationOf((await deliver())[0]);
    const foreign = await browser.post('/consumer/confirm-email', { ...right, userId: used.userId });
    expect(foreign.status).toBe(400);
    for (let guess = 0; guess < 4; guess++) await browser.post('/consumer/confirm-email', { ...right, otp: 'WRONG2' });
    expect((await browser.post('/consumer/confirm-email', right)).status).toBe(400);
  });

  test('U-02 a code expires after a day, and a new one can be requested', async () => {
    const browser = visit();
    await browser.post('/consumer/create', mia);
    const old = confirmationOf((await deliver())[0]);
    await db().updateTable('pendingAccount').set({ expiresAt: Date.now() }).execute();
    expect((await browser.post('/consumer/confirm-email', old)).status).toBe(400);
    await browser.post('/consumer/send-email-verification', { email: mia.email });
    const fresh = confirmationOf((await deliver())[0]);
    expect((await browser.post('/consumer/confirm-email', fresh)).status).toBe(200);
  });

  test('U-02 two clicks at once confirm once', async () => {
    const browser = visit();
    await browser.post('/consumer/create', mia);
    const confirmation = confirmationOf((await deliver())[0]);
    const answers = await Promise.all([1, 2].map(() => browser.post('/consumer/confirm-email', confirmation)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('U-04 registering a known address responds as for an unknown one; its owner is notified and keeps the password', async () => {
    const browser = visit();
    await openAccount(browser);
    const known = await browser.post('/consumer/create', { ...mia, password: 'something else' });
    const unknown = await browser.post('/consumer/create', { ...mia, email: 'nobody@example.com' });
    expect(await seen(known)).toEqual(await seen(unknown));
    const mails = await deliver();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      'Sie haben schon ein Konto bei uns',
    ]);
    expect((await logIn(browser)).status).toBe(200);
    const rejected = await seen(await logIn(visit(), mia.email, 'something else'));
    expect(rejected).toMatchObject([403, { data: { exception: 'EmailNotConfirmedException' } }]);
    expect(await seen(await logIn(visit(), 'nobody@example.com'))).toEqual(rejected);
  });

  test('U-04 requesting another mail reveals nothing either', async () => {
    const browser = visit();
    await openAccount(browser);
    const [known, unknown] = await Promise.all(
      [mia.email, 'nobody@example.com'].map(async (email) => seen(await browser.post('/consumer/send-email-verification', { email }))),
    );
    expect(known).toEqual(unknown);
    expect((await deliver()).map(({ to }) => to.address)).toEqual([mia.email]);
  });

  test('U-02 the same registration twice at once is one account and one mail', async () => {
    const browser = visit();
    const answers = await Promise.all([1, 2].map(async () => seen(await browser.post('/consumer/create', mia))));
    expect(answers).toEqual([1, 2].map(() => [200, { isSent: true }]));
    const letters = await deliver();
    expect(letters).toHaveLength(1);
    expect((await browser.post('/consumer/confirm-email', confirmationOf(letters[0]))).status).toBe(200);
  });

  test('U-02 registering again before confirming sends two mails, and the first one that is confirmed counts', async () => {
    const browser = visit();
    await browser.post('/consumer/create', mia);
    await browser.post('/consumer/create', { ...mia, firstName: 'Maria', password: 'zweite Wahl' });
    const [first, second] = (await deliver()).toSorted((a, b) => a.createdAt - b.createdAt).map(readConfirmation);
    const confirm = (code: typeof first, password: string) => browser.post('/consumer/confirm-email', { ...code, password });
    const statuses = [];
    for (const code of [first, second])
      for (const password of ['zweite Wahl', mia.password]) statuses.push((await confirm(code, password)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await db().selectFrom('consumer').select('email').execute()).toEqual([{ email: mia.email }]);
  });

  test('V-03 every invalid field is named, consents and company included', async () => {
    const body = { ...mia, email: 'x', password: '1234567', phone: '+0123', lastName: ' ', consentsModel: {}, surprise: 1 };
    const { data } = (await attemptRegister(body)) as { data: { fields: { field: string; messageKey: string }[] } };
    expect(data.fields.map(({ field }) => field).toSorted()).toEqual(
      ['consentsModel.PrivacyPolicy', 'consentsModel.TermsOfUse', 'email', 'lastName', 'password', 'phone', 'surprise'].toSorted(),
    );
    expect(await attemptRegister({ ...mia, customerType: 'Company' })).toMatchObject({
      data: { fields: [{ field: 'company' }, { field: 'taxNumber' }] },
    });
  });

  test('V-02 a company’s tax number is checked by format and check digit', async () => {
    const company = { ...mia, customerType: 'Company', company: 'Küchen Ostertag GmbH' };
    const wrong = { data: { fields: [{ field: 'taxNumber', messageKey: 'general.validation.taxNumber' }] } };
    expect(await attemptRegister({ ...company, taxNumber: 'DE136695977' })).toMatchObject(wrong);
    expect(await attemptRegister({ ...company, taxNumber: '12' })).toMatchObject(wrong);
    expect(await attemptRegister({ ...company, taxNumber: 'DE 136 695 976' })).toEqual({ isSent: true });
  });

  test("U-02 strangers' registrations never lock an address's owner out: over the limit only the mail is withheld", async () => {
    vi.stubEnv('RATE_LIMIT', '1');
    vi.stubEnv('TRUST_PROXY', '1');
    const email = `flooded-${crypto.randomUUID()}@example.com`;
    const from = (network: number) => ({ 'x-forwarded-for': `2001:db8:${email.slice(8, 12)}:${network}::1` });
    const send = (network: number, lastName: string) => visit().post('/consumer/create', { ...mia, email, lastName }, from(network));
    const queued = async () =>
      (await db().selectFrom('outbox').select('kind').where('kind', '=', 'consumer-mail').where('payload', 'like', `%${email}%`).execute())
        .length;
    // Counts as the mails of twenty registrations, without hashing twenty passwords.
    for (let round = 0; round < 20; round++) await mailBudgets.register.spend(email, async () => ({ isMailed: true }));
    const crowd = new Hono().post('/', async (c) => {
      await countMailRequest(c, 'register', email);
      return c.text('counted');
    });
    for (let round = 0; round < 5; round++) await crowd.request('/', { method: 'POST', headers: from(1) });
    expect((await send(1, 'Fremd')).status).toBe(429);
    expect(await seen(await send(5, mia.lastName))).toEqual([200, { isSent: true }]);
    expect(await queued()).toBe(0);
    // The owner's registration exists, and its mail is requested separately.
    await visit().post('/consumer/send-email-verification', { email }, from(5));
    const letters = [...(await deliver()), ...(await deliver())];
    const confirmation = { ...readConfirmation(letters[0]), password: mia.password };
    expect((await visit().post('/consumer/confirm-email', confirmation, from(5))).status).toBe(200);
    expect(await db().selectFrom('consumer').select('lastName').where('emailKey', '=', email).execute()).toEqual([
      { lastName: mia.lastName },
    ]);
  });
});
