import { Hono } from 'hono';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contactRoutes } from '#backend/contact/contact.routes.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest, problemResponse, type RestEnv, siteMiddleware, toDomainError } from '#backend/rest/rest.ts';
import { captchaChallenge } from '#shared/contract/captcha.ts';
import { solveCaptcha, solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { checkCaptcha, createCaptcha, deleteOldCaptchas, requireCaptcha } from './captcha.ts';

const request = {
  topic: 'Ersatzteile',
  issue: 'Der Siphon tropft.',
  firstName: 'Miriam',
  lastName: 'Ostertag',
  email: 'miriam@example.com',
  country: 'DE',
  'privacy-consent': 'accept',
};
const minute = 60 * 1000;

describeEachDatabase('F-03 captcha', (open) => {
  let db: Db;
  const app = createRest({ '/marketing/contact': contactRoutes }, { reads: 0, changes: 0 });
  const browser = createBrowser(app, 'de.localhost');
  beforeAll(async () => {
    await loadContent();
    db = await open();
  });
  beforeEach(async () => {
    vi.stubEnv('RATE_LIMIT', '0');
    for (const table of ['contactRequest', 'usedCaptcha'] as const) await db.deleteFrom(table).execute();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const send = (captcha?: string) => browser.post('/marketing/contact/send', { ...request, ...(captcha !== undefined && { captcha }) });
  const ask = async () => captchaChallenge.parse(await (await browser.get('/marketing/contact/challenge')).json());
  const stored = async () => (await db.selectFrom('contactRequest').select('requestId').execute()).length;
  const problemOf = async (reply: Response) => {
    const { data } = (await reply.json()) as { data: { exception: string; cause: string; fields: { field: string }[] } };
    return [reply.status, data.exception, data.cause, data.fields[0]?.field];
  };
  const failed = [400, 'CaptchaException', 'VERIFICATION_FAILED', 'captcha'];

  test('F-03 a solved challenge sends one request: the same solution again, or twice at once, is rejected', async () => {
    const solved = await solveCaptcha(await ask());
    const answers = await Promise.all([send(solved), send(solved), send(solved)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await problemOf(await send(solved))).toEqual(failed);
    expect(await stored()).toBe(1);
  });

  test('F-03 without a solution the cause is NOT_READY, and nothing is stored', async () => {
    for (const captcha of [undefined, ''])
      expect(await problemOf(await send(captcha))).toEqual([400, 'CaptchaException', 'NOT_READY', 'captcha']);
    expect(await stored()).toBe(0);
  });

  test('F-03 a solution that is guessed, made easier, signed with another key or missing fails', async () => {
    const challenge = await ask();
    const wrong = (solution: object, changes = {}, signature = challenge.signature) =>
      Buffer.from(JSON.stringify({ challenge: { parameters: { ...challenge.parameters, ...changes }, signature }, solution })).toString(
        'base64',
      );
    const key = '00'.repeat(32);
    const eased = await solveCaptcha({ ...challenge, parameters: { ...challenge.parameters, cost: 1 } });
    for (const captcha of [
      'x',
      'bnVsbA==',
      Buffer.from('{"challenge":{}}').toString('base64'),
      wrong({ counter: 1, derivedKey: key }),
      wrong({ counter: -1, derivedKey: 'zz' }),
      wrong({ counter: 1, derivedKey: key }, { keyPrefix: '' }),
      wrong({ counter: 1, derivedKey: key }, { algorithm: 'none' }),
      wrong({ counter: 1, derivedKey: key }, {}, '00'),
      eased,
    ])
      expect(await problemOf(await send(captcha))).toEqual(failed);
    expect(await stored()).toBe(0);
  });

  test('F-03 wrong solutions cost their network: after thirty it waits, right ones count for nothing', async () => {
    const here = new Hono<RestEnv>().use(siteMiddleware).post('/', async (c) => c.json(await checkCaptcha(c, await c.req.text())));
    here.post('/once', async (c) => {
      await requireCaptcha(c, await c.req.text());
      return c.text('used');
    });
    here.onError((error, c) => problemResponse(c, toDomainError(error)));
    vi.stubEnv('RATE_LIMIT', '1000');
    vi.stubEnv('TRUST_PROXY', '1');
    const run = crypto.randomUUID().slice(0, 4);
    const statusOf = async (body: string, network: number, path = '/') => {
      const headers = { host: 'de.localhost', 'x-forwarded-for': `2001:${run}:${network}::1` };
      return (await here.request(path, { method: 'POST', headers, body })).status;
    };
    const solved = await solvedCaptcha();
    for (let count = 0; count < 40; count++) expect(await statusOf(solved, 1)).toBe(200);
    for (let count = 0; count < 30; count++) expect(await statusOf('x', 1)).toBe(400);
    for (const text of ['x', solved]) expect(await statusOf(text, 1)).toBe(429);
    expect(await statusOf(solved, 2)).toBe(200);
    expect(await statusOf(solved, 3, '/once')).toBe(200);
    for (let count = 0; count < 30; count++) expect(await statusOf(solved, 3, '/once')).toBe(400);
    expect(await statusOf(solved, 3, '/once')).toBe(429);
  });

  test('F-03 a challenge is valid for twenty minutes, and its use is recorded until then', async () => {
    const old = await solveCaptcha(await createCaptcha(Date.now() - 21 * minute));
    expect(await problemOf(await send(old))).toEqual(failed);
    const solved = await solveCaptcha(await ask());
    expect((await send(solved)).status).toBe(200);
    await deleteOldCaptchas(Date.now() + 19 * minute);
    expect(await problemOf(await send(solved))).toEqual(failed);
    await deleteOldCaptchas(Date.now() + 22 * minute);
    expect(await db.selectFrom('usedCaptcha').selectAll().execute()).toEqual([]);
  });
});
