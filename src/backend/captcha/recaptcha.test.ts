import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contactRoutes } from '#backend/contact/contact.routes.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { log } from '#backend/log/log.ts';
import { createRest } from '#backend/rest/rest.ts';
import { replaceEnvironment } from '#shared/environment/environment.ts';
import { solveCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { openSiteverify, type Siteverify, type TokenFacts } from '#tests/support/siteverify.ts';
import { createCaptcha, createTicket, deleteOldCaptchas } from './captcha.ts';

const host = 'www.undula.de';
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
const at = (ageMs: number): string => new Date(Date.now() - ageMs).toISOString();
const wellLooking = (): TokenFacts => ({ hostname: host, action: 'submit', score: 0.9, challenge_ts: at(0) });

describeEachDatabase('reCAPTCHA', (open) => {
  let db: Db;
  let siteverify: Siteverify;
  const app = createRest({ '/marketing/contact': contactRoutes }, { reads: 0, changes: 0 });
  const browser = createBrowser(app, host);
  beforeAll(async () => {
    await loadContent();
    db = await open();
  });
  const mockVerdict = (more: Record<string, string> = {}): void => {
    for (const [name, value] of Object.entries({ ...siteverify.environment, ...more })) vi.stubEnv(name, value);
    replaceEnvironment(undefined);
  };
  beforeEach(async () => {
    siteverify = await openSiteverify();
    vi.stubEnv('RATE_LIMIT', '0');
    mockVerdict();
    for (const table of ['contactRequest', 'usedCaptcha'] as const) await db.deleteFrom(table).execute();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    replaceEnvironment(undefined);
    await siteverify.close();
  });
  const send = (captcha?: string) => browser.post('/marketing/contact/send', { ...request, ...(captcha !== undefined && { captcha }) });
  const sendOf = (facts: Partial<TokenFacts> = {}, hostname = host) => send(siteverify.issue(hostname, facts));
  const stored = async () => (await db.selectFrom('contactRequest').select('requestId').execute()).length;
  const used = () => db.selectFrom('usedCaptcha').selectAll().execute();
  const problemOf = async (reply: Response) => {
    const { data } = (await reply.json()) as { data: { exception: string; cause: string; fields: { field: string }[] } };
    return [reply.status, data.exception, data.cause, data.fields[0]?.field];
  };
  const failed = [400, 'CaptchaException', 'VERIFICATION_FAILED', 'captcha'];

  test('F-03 a token is verified with the secret, by a form that names nobody, and sends one request', async () => {
    const token = siteverify.issue(host);
    expect((await send(token)).status).toBe(200);
    expect(siteverify.calls).toEqual([{ secret: siteverify.secret, response: token }]);
    expect(await stored()).toBe(1);
    expect((await db.selectFrom('contactRequest').select('fields').executeTakeFirstOrThrow()).fields).not.toContain(token);
  });

  test('F-03 a token of another action or host, of a bot, too old, or from the future fails, and nothing is stored', async () => {
    siteverify.behave('forgetful');
    const wrong: [Partial<TokenFacts>, string?][] = [
      [{ action: 'login' }],
      [{ action: 'Submit' }],
      [{}, 'undula.de.thief.example'],
      [{}, 'www.undula.ch'],
      [{}, 'localhost'],
      [{ score: 0.49 }],
      [{ score: 0 }],
      [{ challenge_ts: at(3 * minute + 2000) }],
      [{ challenge_ts: at(-2 * minute) }],
    ];
    for (const [facts, hostname] of wrong) expect(await problemOf(await sendOf(facts, hostname))).toEqual(failed);
    expect([await stored(), await used()]).toEqual([0, []]);
    for (const facts of [{ score: 0.5 }, { score: 1 }, { challenge_ts: at(2 * minute + 30_000) }, { challenge_ts: at(-30_000) }])
      expect((await sendOf(facts)).status).toBe(200);
  });

  test('F-03 no token is valid for a host that is not ours, whatever the Host header says', async () => {
    const other = createBrowser(app, 'thief.example');
    const body = { ...request, captcha: siteverify.issue('thief.example') };
    expect(await problemOf(await other.post('/marketing/contact/send', body))).toEqual(failed);
  });

  test('F-03 without a token the cause is NOT_READY, and reCAPTCHA is not asked', async () => {
    for (const captcha of [undefined, ''])
      expect(await problemOf(await send(captcha))).toEqual([400, 'CaptchaException', 'NOT_READY', 'captcha']);
    expect([siteverify.calls, await stored()]).toEqual([[], 0]);
  });

  test('F-03 a token is valid once, even if reCAPTCHA forgot it or is asked twice at once; only its hash is stored', async () => {
    siteverify.behave('forgetful');
    const token = siteverify.issue(host);
    const answers = await Promise.all([send(token), send(token), send(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await problemOf(await send(token))).toEqual(failed);
    expect(await stored()).toBe(1);
    const hash = createHash('sha256').update(token).digest('base64url');
    expect((await used()).map(({ signature }) => signature)).toEqual([`recaptcha.${hash}`]);
    await deleteOldCaptchas(Date.now() + 3 * minute);
    expect(await used()).toHaveLength(1);
    await deleteOldCaptchas(Date.now() + 5 * minute);
    expect(await used()).toEqual([]);
  });

  test('F-03 a token unknown to reCAPTCHA fails; where the secret is rejected, the log says so without the secret', async () => {
    const said = vi.spyOn(log, 'error').mockReturnValue(undefined);
    expect(await problemOf(await send('unknown'))).toEqual(failed);
    expect(said).not.toHaveBeenCalled();
    mockVerdict({ RECAPTCHA_SECRET: 'of-somebody-else' });
    expect(await problemOf(await sendOf())).toEqual(failed);
    expect(said).toHaveBeenCalledExactlyOnceWith({ codes: ['invalid-input-secret'] }, expect.stringContaining('RECAPTCHA_SECRET'));
    expect(JSON.stringify(said.mock.calls)).not.toContain('of-somebody-else');
  });

  test.each([
    ['an error', { status: 503, body: 'busy' }],
    ['a page', { status: 200, body: '<!doctype html>' }],
    ['nothing', { status: 200, body: '' }],
    ['a verdict in other words', { status: 200, body: '{"success":"yes"}' }],
    ['a success that says nothing of itself', { status: 200, body: '{"success":true}' }],
    ['a score beyond all', { status: 200, body: `{"success":true,"action":"submit","hostname":"${host}","score":7}` }],
    ['no, however well it looks', { status: 200, body: JSON.stringify({ success: false, ...wellLooking() }) }],
  ])('F-03 where reCAPTCHA answers with %s, the check fails, and nothing is stored', async (_, behaviour) => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    siteverify.behave(behaviour);
    expect(await problemOf(await sendOf())).toEqual(failed);
    expect([await stored(), await used()]).toEqual([0, []]);
  });

  test('F-03 where reCAPTCHA redirects to another address, the secret is not sent there', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    const elsewhere = await openSiteverify();
    try {
      siteverify.behave({ status: 307, body: '', location: elsewhere.url });
      expect(await problemOf(await send(elsewhere.issue(host)))).toEqual(failed);
      expect(elsewhere.calls).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });

  test('F-03 where reCAPTCHA cannot be reached, or never answers, the check fails, and the log says why', async () => {
    const said = vi.spyOn(log, 'error').mockReturnValue(undefined);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    siteverify.behave('silent');
    expect(await problemOf(await sendOf())).toEqual(failed);
    expect(timeout).toHaveBeenCalledWith(5000);
    timeout.mockRestore();
    mockVerdict({ RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify' });
    expect(await problemOf(await sendOf())).toEqual(failed);
    expect(said).toHaveBeenCalledTimes(2);
    expect(await stored()).toBe(0);
  });

  test('F-03 with a key no proof of work is issued or accepted; a no-script form has its ticket, never sent to reCAPTCHA', async () => {
    expect((await browser.get('/marketing/contact/challenge')).status).toBe(404);
    expect(await problemOf(await send(await solveCaptcha(await createCaptcha())))).toEqual(failed);
    siteverify.calls.length = 0;
    expect((await send(await createTicket(Date.now() - 3000))).status).toBe(200);
    expect(await problemOf(await send(await createTicket()))).toEqual(failed);
    expect(siteverify.calls).toEqual([]);
  });

  test('F-03 without a key a token is no solution, and reCAPTCHA is not asked', async () => {
    const token = siteverify.issue(host);
    vi.stubEnv('RECAPTCHA_SITE_KEY', '');
    vi.stubEnv('RECAPTCHA_SECRET', '');
    replaceEnvironment(undefined);
    expect(await problemOf(await send(token))).toEqual(failed);
    expect(siteverify.calls).toEqual([]);
  });
});
