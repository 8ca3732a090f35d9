import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { problemResponse, toDomainError } from '#backend/rest/rest.ts';
import { sessions as contract } from '#shared/contract/login.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia, seen } from '#tests/backend/consumer/test-account.ts';
import { countAttempt } from './attempts.ts';
import { emailKeyOf } from './register.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let networks = 0;

describeAccounts('sessions', ({ visit, logIn, openAccount, app, db }) => {
  beforeEach(async () => {
    await openAccount(visit());
  });
  const sessionsOf = async (response: Response) => contract.parse(await response.json()).sessions;

  test('U-03 a wrong password and an unknown address give one error', async () => {
    const wrong = await logIn(visit(), mia.email, 'not this one');
    const unknown = await logIn(visit(), 'nobody@example.com', 'not this one');
    const body = await seen(wrong);
    expect(body).toMatchObject([401, { data: { exception: 'WrongCredentialsException', fields: [{ field: 'password' }] } }]);
    expect(await seen(unknown)).toEqual(body);
    expect([wrong.headers.getSetCookie(), unknown.headers.getSetCookie()]).toEqual([[], []]);
  });

  test('U-03 a remember-me login outlives the browser and the afternoon, any other neither', async () => {
    const short = await logIn(visit());
    const long = await logIn(visit(), mia.email, mia.password, '?rememberMe=true');
    const [shortCookie = '', longCookie = ''] = [short, long].map((response) => response.headers.getSetCookie()[0]);
    for (const cookie of [shortCookie, longCookie]) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect([/Max-Age/.test(shortCookie), /Max-Age/.test(longCookie)]).toEqual([false, true]);
    const ends = (await db().selectFrom('session').select(['expiresAt', 'createdAt']).execute()).map(
      (row) => row.expiresAt - row.createdAt,
    );
    expect(ends.toSorted((a, b) => a - b)).toEqual([4 * hour, 30 * day]);
  });

  test('U-03 active shoppers stay logged in, inactive ones get 497 once, and then 401', async () => {
    const browser = visit();
    await logIn(browser);
    await db()
      .updateTable('session')
      .set({ seenAt: 0, expiresAt: Date.now() + 1000 })
      .execute();
    expect((await browser.get('/consumer/')).status).toBe(200);
    const { expiresAt } = await db().selectFrom('session').select('expiresAt').executeTakeFirstOrThrow();
    expect(expiresAt).toBeGreaterThan(Date.now() + 3 * hour);
    await db()
      .updateTable('session')
      .set({ expiresAt: Date.now() - 1 })
      .execute();
    expect((await browser.get('/consumer/')).status).toBe(497);
    expect((await browser.get('/consumer/')).status).toBe(401);
  });

  test('U-03 an ended session does not block the next login', async () => {
    const browser = visit();
    await logIn(browser);
    await db()
      .updateTable('session')
      .set({ expiresAt: Date.now() - 1 })
      .execute();
    expect((await logIn(browser)).status).toBe(200);
    expect((await browser.get('/consumer/')).status).toBe(200);
  });

  test('U-03 login issues a new token and ends the previous one; logout ends it for good', async () => {
    const browser = visit();
    await logIn(browser);
    const first = browser.cookies()['session'] ?? '';
    await logIn(browser);
    const second = browser.cookies()['session'] ?? '';
    expect(second).not.toBe(first);
    expect(await seen(await browser.get('/consumer/logout'))).toEqual([200, { isLoggedOut: true }]);
    expect(browser.cookies()['session']).toBeUndefined();
    for (const token of [first, second]) {
      browser.setCookie('session', token);
      expect((await browser.get('/consumer/')).status).toBe(401);
    }
    expect((await visit().get('/consumer/logout')).status).toBe(200);
  });

  test('U-03 logins are listed and can be ended one by one, by their owner only', async () => {
    const [here, there, other] = [visit(), visit(), visit()];
    await openAccount(visit(), { email: 'other@example.com' });
    await logIn(here);
    await logIn(there);
    await logIn(other, 'other@example.com');
    const mine = await sessionsOf(await here.get('/consumer/sessions'));
    expect(mine.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    const sessionId = mine.find(({ isCurrent }) => !isCurrent)?.sessionId;
    await other.post('/consumer/sessions/end', { sessionId });
    expect((await there.get('/consumer/')).status).toBe(200);
    expect(await sessionsOf(await here.post('/consumer/sessions/end', { sessionId }))).toHaveLength(1);
    expect((await there.get('/consumer/')).status).toBe(497);
    expect((await here.get('/consumer/')).status).toBe(200);
  });

  test('U-03 at logout the browser drops cached pages, and keeps its own data', async () => {
    for (const isPlain of [false, true]) {
      const browser = visit();
      await logIn(browser);
      const response = await (isPlain ? browser.form('/consumer/logout', {}) : browser.get('/consumer/logout'));
      expect(response.headers.get('clear-site-data')).toBe('"cache"');
      expect(Object.keys(browser.cookies())).toEqual(['device']);
    }
    expect((await visit().get('/consumer/')).headers.get('clear-site-data')).toBeNull();
  });

  test('U-03 logout everywhere', async () => {
    const [here, there] = [visit(), visit()];
    await logIn(here);
    await logIn(there);
    expect((await here.post('/consumer/logout/everywhere', {})).status).toBe(200);
    expect([(await here.get('/consumer/')).status, (await there.get('/consumer/')).status]).toEqual([401, 497]);
    expect((await visit().post('/consumer/logout/everywhere', {})).status).toBe(401);
  });

  test('U-01 another site can log nobody in or out', async () => {
    const browser = visit();
    await logIn(browser);
    const foreign = { host: 'de.localhost', cookie: browser.cookieHeader(), 'sec-fetch-site': 'cross-site' };
    expect((await app.request('http://de.localhost/consumer/logout', { headers: foreign })).status).toBe(403);
    const forged = await visit().post('/consumer/login', mia, { origin: 'https://thief.example' });
    expect(forged.status).toBe(403);
    expect((await browser.get('/consumer/')).status).toBe(200);
  });

  test('R-06 a no-script form redirects to a path of this shop only', async () => {
    const form = { email: mia.email, password: mia.password, rememberMe: 'on' };
    const next = async (redirect: string) =>
      (await visit().form(`/consumer/login?redirect=${encodeURIComponent(redirect)}`, form)).headers.get('location');
    expect(await next('/checkout/address/?a=1#b')).toBe('/checkout/address/?a=1#b');
    for (const trap of [
      'https://thief.example',
      '//thief.example',
      '/\\thief.example',
      '/.//thief.example',
      '/./\\thief.example',
      '/login',
      'account',
    ])
      expect(await next(trap)).toBe('/account');
  });

  const limitGuesses = (): void => {
    vi.stubEnv('RATE_LIMIT', '300');
    vi.stubEnv('TRUST_PROXY', '1');
  };
  const newNetwork = () => ({ 'x-forwarded-for': `2001:db8:0:${(++networks).toString(16)}::1` });
  const guess = (email: string, password: string, from: Record<string, string>, browser = visit()) =>
    browser.post('/consumer/login', { email, password }, from);
  const newAddress = () => `some-${crypto.randomUUID()}@example.com`;

  test('U-03 guesses at an account are limited, whether or not it exists, and the correct password resets them', async () => {
    limitGuesses();
    const tries = async (email: string) => {
      const from = newNetwork();
      const statuses: number[] = [];
      for (let round = 0; round < 11; round++) statuses.push((await guess(email, 'not this one', from)).status);
      return { statuses, from };
    };
    const expected = [...Array.from({ length: 10 }, () => 401), 429];
    expect((await tries(newAddress())).statuses).toEqual(expected);
    const email = newAddress();
    await openAccount(visit(), { email });
    const from = newNetwork();
    for (let round = 0; round < 9; round++) await guess(email, 'not this one', from);
    expect((await guess(email, mia.password, from)).status).toBe(200);
    expect((await guess(email, mia.password, from)).status).toBe(200);
    const guessed = await tries(email);
    expect(guessed.statuses).toEqual(expected);
    const rejected = await guess(email, mia.password, guessed.from);
    expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([429, true]);
    // Guessing locks out only the guesser's network.
    expect((await guess(email, mia.password, newNetwork())).status).toBe(200);
  });

  test('U-03 nobody can lock out a browser that has once logged in, and its own guesses are limited too', async () => {
    limitGuesses();
    const email = newAddress();
    const own = visit();
    const home = newNetwork();
    await openAccount(own, { email });
    expect((await guess(email, mia.password, home, own)).status).toBe(200);
    const crowd = new Hono().post('/', async (c) => {
      await countAttempt(c, 'login', emailKeyOf(email));
      return c.text('counted');
    });
    crowd.onError((error, c) => problemResponse(c, toDomainError(error)));
    for (const from of [home, ...Array.from({ length: 10 }, newNetwork)])
      for (let round = 0; round < 10; round++) await crowd.request('/', { method: 'POST', headers: from });
    expect((await guess(email, mia.password, newNetwork())).status).toBe(429);
    expect((await guess(email, mia.password, home)).status).toBe(429);
    expect((await guess(email, mia.password, home, own)).status).toBe(200);
    await own.post('/consumer/logout', {});
    expect((await guess(email, mia.password, newNetwork(), own)).status).toBe(200);
    const slips: number[] = [];
    for (let round = 0; round < 11; round++) slips.push((await guess(email, 'not this one', home, own)).status);
    expect(slips).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    // A browser known to one account is a stranger to every other.
    const other = newAddress();
    const statuses: number[] = [];
    const from = newNetwork();
    for (let round = 0; round < 11; round++) statuses.push((await guess(other, 'not this one', from, own)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
