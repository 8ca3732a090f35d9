import { beforeEach, expect, test, vi } from 'vitest';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia, readLink, seen } from '#tests/backend/consumer/test-account.ts';

describeAccounts('password', ({ visit, deliver, logIn, openAccount, db }) => {
  beforeEach(async () => {
    await openAccount(visit());
  });

  const ask = (email: string, more = '', host?: string) =>
    visit(host).post(`/consumer/initiate-reset-password?email=${encodeURIComponent(email)}${more}`, {});
  const askForLink = async () => {
    await deliver();
    await ask(mia.email);
    const link = readLink((await deliver())[0]);
    return { trxId: link.get('trxId') ?? '', trnxId: link.get('trnxId') ?? '' };
  };
  const reset = (body: object) => visit().post('/consumer/reset-password', body);
  const password = 'ganz neue Wellen';

  test('U-04 forgot, mail, new password: the old one and every login end, and the owner is notified', async () => {
    const browser = visit();
    await logIn(browser);
    expect(await seen(await reset({ password, ...(await askForLink()) }))).toEqual([200, { isReset: true }]);
    expect((await browser.get('/consumer/')).status).toBe(497);
    expect([(await logIn(visit())).status, (await logIn(visit(), mia.email, password)).status]).toEqual([401, 200]);
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert']);
  });

  test('U-04 the response does not reveal whether an address has an account, and nothing is done before it is sent', async () => {
    const [known, unknown] = [await seen(await ask(mia.email)), await seen(await ask('nobody@example.com'))];
    expect(known).toEqual([200, { isSent: true }]);
    expect(unknown).toEqual(known);
    const waiting = await db().selectFrom('outbox').select('kind').where('doneAt', 'is', null).execute();
    expect(waiting).toEqual([{ kind: 'consumer-request' }, { kind: 'consumer-request' }]);
    expect((await deliver()).map(({ to }) => to.address)).toEqual([mia.email]);
  });

  test('U-04 a link works once, for an hour, and only the last one does', async () => {
    const first = await askForLink();
    // Somewhat later.
    await db().updateTable('consumerCode').set({ createdAt: 0 }).execute();
    const second = await askForLink();
    const rejected = await seen(await reset({ password, ...first }));
    expect(rejected).toMatchObject([400, { data: { exception: 'CodeException', fields: [{ field: 'trxId' }] } }]);
    expect((await reset({ password, ...second })).status).toBe(200);
    expect(await seen(await reset({ password, ...second }))).toEqual(rejected);
    const third = await askForLink();
    await db().updateTable('consumerCode').set({ expiresAt: Date.now() }).execute();
    expect(await seen(await reset({ password, ...third }))).toEqual(rejected);
    const made = { trxId: '0b0f5a3e-7a51-4a53-9d1e-1f6a0a3c1d55', trnxId: third.trnxId };
    expect(await seen(await reset({ password, ...made }))).toEqual(rejected);
  });

  test('U-04 a link used twice at once works once', async () => {
    const link = await askForLink();
    const answers = await Promise.all(['erste Wahl', 'zweite Wahl'].map((text) => reset({ password: text, ...link })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('U-04 requests from everywhere cannot block a new password: no more mails are sent, and the last link counts', async () => {
    vi.stubEnv('RATE_LIMIT', '300');
    vi.stubEnv('TRUST_PROXY', '1');
    const email = `${crypto.randomUUID()}@example.com`;
    const askFrom = async (network: number): Promise<number> => {
      const headers = { 'x-forwarded-for': `203.0.113.${network}` };
      return (await visit().post(`/consumer/initiate-reset-password?email=${email}`, {}, headers)).status;
    };
    vi.stubEnv('RATE_LIMIT', '0');
    await openAccount(visit(), { email });
    vi.stubEnv('RATE_LIMIT', '300');
    const [statuses, letters]: [number[], Awaited<ReturnType<typeof deliver>>] = [[], []];
    for (let round = 0; round < 24; round++) {
      statuses.push(await askFrom(round % 8));
      letters.push(...(await deliver()));
      // Half a minute passes: it is no double click.
      await db()
        .updateTable('consumerCode')
        .set((code) => ({ createdAt: code('createdAt', '-', 30_000) }))
        .execute();
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(letters).toHaveLength(20);
    const link = readLink(letters.at(-1));
    expect((await reset({ password, trxId: link.get('trxId') ?? '', trnxId: link.get('trnxId') ?? '' })).status).toBe(200);
  });

  test('U-04 the mail follows the language of the page that asks, and leads to our own domain whatever is sent', async () => {
    for (const [path, address] of [
      ['/fr/', 'https://www.undula.ch/fr/reset-password?trxId='],
      ['/de/', 'https://www.undula.ch/de/reset-password?trxId='],
      ['//thief.example/', 'https://www.undula.ch/de/reset-password?trxId='],
    ] as const) {
      await db().updateTable('consumerCode').set({ createdAt: 0 }).execute();
      await ask(mia.email, `&shopLanguagePath=${encodeURIComponent(path)}`, 'ch.localhost');
      expect((await deliver())[0]?.text).toContain(address);
    }
  });

  test('V-02 V-03 a short password and an invalid address are rejected by field', async () => {
    const short = await reset({ ...(await askForLink()), password: '1234567' });
    expect(await short.json()).toMatchObject({ data: { fields: [{ field: 'password', messageKey: 'general.validation.password' }] } });
    expect(await (await ask('nobody')).json()).toMatchObject({ data: { fields: [{ field: 'email' }] } });
  });
});
