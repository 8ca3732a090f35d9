import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTicket } from '#backend/captcha/captcha.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { type ReturnSession, returnSessionAnswer } from '#shared/contract/return.ts';
import { type CountryCode, countries, languages } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { asPerson } from '#tests/backend/captcha/as-person.ts';
import { solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { buyPaid, prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { clearOrders, tap } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { withdrawalMail } from '#tests/backend/mail/mail-handlers.ts';
import { type Mailbox, openMailbox } from '#tests/backend/mail/mailbox.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { listOpen, matchOpen } from './open-withdrawal.ts';
import { returnRoutes } from './return.routes.ts';

const statementInput = {
  name: 'Ada Muster',
  email: 'ada@example.com',
  orderId: 'DE-000000-XXXXXXXX',
  content: 'Spüle Delta,\nim November',
};
const visit = (host: string) => asPerson(createBrowser(createRest({ '/returns': returnRoutes }, { reads: 0, changes: 0 }), host));
const by = 'operator ada';

describeEachDatabase('withdrawals whose order is not found', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });
  beforeEach(async () => {
    await db.deleteFrom('openWithdrawal').execute();
    await clearOrders(db);
  });
  afterAll(() => void vi.unstubAllEnvs());
  const read = async (response: Promise<Response>): Promise<ReturnSession> => returnSessionAnswer.parse(await (await response).json());
  const keysDue = async () =>
    (await db.selectFrom('outbox').select(['kind', 'key']).orderBy('kind').execute()).map(
      ({ kind, key }) => `${kind} ${key.split(':')[1]}`,
    );
  const declare = async (): Promise<ReturnSession> => {
    const browser = visit('de.localhost:3000');
    const stated = await read(browser.post('/returns/open/statement', statementInput));
    return read(browser.post('/returns/open/confirm', { statementKey: stated.open?.statementKey ?? '' }));
  };

  test('Y-01 it is accepted all the same, in two steps, with a receipt and a note to the company; repeated it is the same', async () => {
    const browser = visit('de.localhost:3000');
    const stated = await read(browser.post('/returns/open/statement', statementInput));
    expect(stated.open).toMatchObject({ ...statementInput, receipt: null });
    expect(await keysDue()).toEqual([]);
    const body = { statementKey: stated.open?.statementKey ?? '' };
    const [done] = await Promise.all([
      read(browser.post('/returns/open/confirm', body)),
      read(browser.post('/returns/open/confirm', body)),
    ]);
    expect(done.open?.receipt?.withdrawalId).toMatch(/^W-DE-\d{6}-[A-Z0-9]{8}$/);
    expect(await keysDue()).toEqual(['contact-mail contact', 'open-withdrawal-mail open-withdrawal']);
    expect(await listOpen(db)).toMatchObject([
      { orderNumber: statementInput.orderId, content: statementInput.content, country: 'de', returnId: null },
    ]);
  });

  test('Y-01 F-03 without a valid captcha nothing waits for its confirmation, and each is valid once', async () => {
    const browser = visit('de.localhost:3000');
    const state = async (captcha: string) => {
      const response = await browser.post('/returns/open/statement', { ...statementInput, captcha });
      const { data, open: stated } = (await response.json()) as { data?: Record<string, unknown>; open?: object };
      return [response.status, data?.['exception'], data?.['cause'], data?.['fields'], stated !== undefined];
    };
    const rejected = (cause: string) => {
      const fields = [{ field: 'captcha', messageKey: 'general.captcha.failed' }];
      return [400, 'CaptchaException', cause, fields, false];
    };
    expect(await state('')).toEqual(rejected('NOT_READY'));
    expect(await state('made up')).toEqual(rejected('VERIFICATION_FAILED'));
    const solved = await solvedCaptcha();
    expect(await state(solved)).toEqual([200, undefined, undefined, undefined, true]);
    expect(await state(solved)).toEqual(rejected('VERIFICATION_FAILED'));
  });

  test('Y-01 F-03 B-01 a no-script form is accepted with the ticket of its page; rejected, it shows its input again', async () => {
    const browser = visit('de.localhost:3000');
    const state = async (captcha: string) =>
      (await browser.form('/returns/open/statement', { ...statementInput, captcha })).headers.get('location');
    const returnSession = () => read(browser.get('/returns/mine'));
    expect(await state('')).toBe('/plain/return-order');
    expect((await returnSession()).draft).toEqual({
      fields: statementInput,
      problems: [{ field: '', messageKey: 'general.captcha.again' }],
    });
    expect(await state(await createTicket(Date.now() - 3000))).toBe('/plain/return-order');
    expect((await returnSession()).open).toMatchObject(statementInput);
  });

  test('Y-01 it can be corrected before it counts; an old key does not confirm another statement', async () => {
    const browser = visit('de.localhost:3000');
    await browser.post('/returns/open/statement', statementInput);
    expect((await read(browser.post('/returns/open/edit', {}))).draft?.fields).toEqual(statementInput);
    const rejected = await browser.post('/returns/open/confirm', { statementKey: crypto.randomUUID() });
    expect([rejected.status, (await rejected.json()) as object]).toMatchObject([409, { data: { exception: 'StatementChangedException' } }]);
    expect(await listOpen(db)).toEqual([]);
  });

  test('Y-01 where the law gives no right of withdrawal, there is none to declare', async () => {
    const american = visit('us.localhost:3000');
    expect((await american.post('/returns/open/statement', statementInput)).status).toBe(409);
  });

  test('Y-01 every withdrawal counts, whoever named its address before; only mails by strangers to one mailbox stop', async () => {
    vi.stubEnv('RATE_LIMIT', '300');
    vi.stubEnv('TRUST_PROXY', '1');
    const from = async (network: number, email: string): Promise<number> => {
      const browser = visit('de.localhost:3000');
      const { open: stated } = await read(browser.post('/returns/open/statement', { ...statementInput, email }));
      const headers = { 'x-forwarded-for': `198.51.100.${network}` };
      return (await browser.post('/returns/open/confirm', { statementKey: stated?.statementKey }, headers)).status;
    };
    const victim = `${crypto.randomUUID()}@example.com`;
    const answers = [];
    for (let network = 1; network <= 7; network++) answers.push(await from(network, network % 2 ? victim : victim.toUpperCase()));
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(await listOpen(db)).toHaveLength(7);
    const queued = async (kind: string) => db.selectFrom('outbox').select('payload').where('kind', '=', kind).execute();
    expect(await queued('open-withdrawal-mail')).toHaveLength(5);
    const notes = (await queued('contact-mail')).map(({ payload }) => payload.includes('not mailed'));
    expect(notes.toSorted()).toEqual([false, false, false, false, false, true, true]);
    expect(await from(8, 'somebody@example.com')).toBe(200);
    expect(await queued('open-withdrawal-mail')).toHaveLength(6);
    vi.stubEnv('TRUST_PROXY', undefined);
    vi.stubEnv('RATE_LIMIT', '0');
  });

  test('Y-01 B-02 the operator finds the order: it becomes a return that counts from its date, once', async () => {
    const { open: done } = await declare();
    const orderId = await buyPaid(undefined, [{ ...tap, quantity: 2 }]);
    const { withdrawalId = '', receivedAt = 0 } = done?.receipt ?? {};
    const row = await matchOpen(withdrawalId, orderId, [[1, 1]], by);
    expect(row).toMatchObject({
      kind: 'withdrawal',
      state: 'APPROVED',
      createdAt: receivedAt,
      name: statementInput.name,
      email: statementInput.email,
    });
    expect(await listOpen(db)).toEqual([]);
    await expect(matchOpen(withdrawalId, orderId, [[1, 1]], by)).rejects.toMatchObject({ exception: 'ReturnStateException' });
    expect(await db.selectFrom('orderReturn').select('returnId').execute()).toHaveLength(1);
  });
});

test('O-04 C-10 Y-01 the receipt is sent by SMTP in all languages, with its wording and the exact second', async () => {
  const mailbox: Mailbox = await openMailbox();
  vi.stubEnv('SMTP_URL', mailbox.url);
  const sites = (Object.keys(countries) as CountryCode[]).flatMap((country) =>
    countries[country].languages.flatMap((language) => findSite(country, language) ?? []),
  );
  const byLanguage = [...new Map(sites.map((site) => [site.language, site])).values()];
  const createdAt = Date.UTC(2026, 10, 28, 15, 42, 7);
  for (const site of byLanguage) {
    const payload = { site, withdrawalId: `W-${site.language}-1`, ...statementInput, orderNumber: statementInput.orderId, createdAt };
    await withdrawalMail({ key: `mail:open-withdrawal:W-${site.language}-1`, payload, createdAt, signal: AbortSignal.timeout(10_000) });
  }
  expect(byLanguage).toHaveLength(languages.length);
  for (const { language } of byLanguage) {
    const { html = '', text = '' } = mailbox.mails.find(({ subject }) => subject?.includes(`W-${language}-1`)) ?? {};
    expect(html).toContain(`lang="${language}"`);
    for (const half of [html, text]) {
      for (const word of [statementInput.name, statementInput.orderId, 'Spüle Delta,', /42\D{1,2}07/]) expect(half).toMatch(word);
      expect(half).not.toMatch(/\{\{|undefined|\b(?:mail|returns)\.\w/);
    }
  }
  vi.unstubAllEnvs();
  await mailbox.close();
});
