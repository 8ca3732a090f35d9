import { expect, test } from '@playwright/test';
import { type Nginx, startNginx } from '../support/browser/nginx.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';

const limit = 20;

/** The shop as run in public: nginx terminates TLS in front of it. */
let shop: OwnShop | undefined;
let proxy: Nginx | undefined;

const nginx = (): Nginx => {
  if (!proxy) throw new Error('nginx does not run');
  return proxy;
};
const add = (headers: Record<string, string> = {}) =>
  nginx().ask('/carts/add', {
    body: JSON.stringify({ productKey: 'bogen-p', variantKey: 'bogen-p-brass' }),
    headers: { 'content-type': 'application/json', origin: 'https://www.undula.de', ...headers },
  });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = await openOwnShop({
    HOST: '127.0.0.1',
    PUBLIC_SCHEME: 'https',
    TRUST_PROXY: '1',
    ALLOW_SANDBOX: '1',
    RATE_LIMIT: String(limit),
  });
  proxy = await startNginx(shop.port);
});
test.afterAll(async () => {
  await proxy?.close();
  await shop?.close();
});

test('behind nginx pages are served by TLS only, and with HSTS', { tag: '@core' }, async () => {
  const page = await nginx().ask('/spuelen');
  expect(page.status).toBe(200);
  expect(page.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
  expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(page.text).toContain('<link rel="canonical" href="https://www.undula.de/spuelen"');
  const noScript = await nginx().askPlainly('/spuelen?finish=steel');
  expect([noScript.status, noScript.headers.location]).toEqual([308, 'https://www.undula.de/spuelen?finish=steel']);
});

test('behind nginx each country answers on its own host', async () => {
  const page = await nginx().ask('/', { host: 'www.undula.fr' });
  expect([page.status, /<html lang="([^"]+)"/.exec(page.text)?.[1]]).toEqual([200, 'fr']);
});

test('K-01 behind nginx every host name of a country redirects to the one used in mails and search engines', { tag: '@core' }, async () => {
  const ask = async (path: string, host: string, method = 'GET') => {
    const { status, headers } = await nginx().ask(path, { host, method });
    return [status, headers.location];
  };
  expect(await ask('/spuelen?finish=steel', 'undula.de')).toEqual([308, 'https://www.undula.de/spuelen?finish=steel']);
  expect(await ask('/', 'undula.ch', 'HEAD')).toEqual([308, 'https://www.undula.ch/']);
  expect(await ask('/carts/', 'shop.undula.de')).toEqual([308, 'https://www.undula.de/carts/']);
  expect((await ask('/livez', 'undula.de'))[0]).toBe(200);
  expect((await ask('/', 'www.undula.ch'))[0]).toBe(307);
});

test('B-22 behind nginx large files support range requests, on the condition that the bytes are unchanged', async () => {
  const path = '/api/product/data-sheet.pdf?productKey=delta-60-s';
  const ask = (headers: Record<string, string>) => nginx().ask(path, { headers });
  const whole = await ask({});
  const etag = String(whole.headers.etag);
  const part = await ask({ range: 'bytes=0-7', 'if-range': etag });
  expect([part.status, part.headers['content-range'], part.text]).toEqual([
    206,
    `bytes 0-7/${whole.headers['content-length']}`,
    whole.text.slice(0, 8),
  ]);
  expect((await ask({ range: 'bytes=0-7', 'if-range': '"another"' })).status).toBe(200);
  expect((await ask({ range: 'bytes=99999999-' })).status).toBe(416);
});

test('B-03 behind nginx shared responses are compressed, and personal ones are not', async () => {
  const packs = { 'accept-encoding': 'br' };
  expect((await nginx().ask('/openapi.json', { headers: packs })).headers['content-encoding']).toBe('br');
  expect((await nginx().ask('/carts/', { headers: packs })).headers['content-encoding']).toBeUndefined();
});

test('behind nginx scripts are sent compressed as the build made them', async () => {
  const [script = 'no script'] = /\/assets\/index-[^"]+\.js/.exec((await nginx().ask('/')).text) ?? [];
  const { headers } = await nginx().ask(script, { headers: { 'accept-encoding': 'br' } });
  expect([headers['content-encoding'], headers['cache-control']]).toEqual(['br', 'public, max-age=31536000, immutable']);
});

test('K-01 behind nginx the cart is a Secure, HttpOnly, host-only cookie', { tag: '@core' }, async () => {
  const answer = await add();
  expect(answer.status).toBe(200);
  const cart = (answer.headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('__Host-cart='));
  expect(cart?.split('; ').slice(1)).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly']));
  expect((await add({ origin: 'http://www.undula.de' })).status).toBe(403);
});

test('O-04 behind nginx neither mails nor metrics of the shop are public', async () => {
  for (const path of ['/sandbox/outbox', '/sandbox/stripe/v1/refunds', '/metrics', '//metrics', '/%6detrics']) {
    for (const host of ['www.undula.de', 'localhost', '127.0.0.1']) {
      const answer = await nginx().ask(path, { host, headers: { 'x-forwarded-for': '127.0.0.1' } });
      expect([path, host, answer.status]).not.toEqual([path, host, 200]);
    }
  }
  expect((await nginx().ask('/sandbox/outbox')).status).toBe(404);
  expect((await nginx().ask('/metrics')).status).toBe(404);
});

test('16 kB of cookies pass nginx, and beyond them the shop says what to do', async () => {
  const ask = (kilobytes: number) => nginx().ask('/carts/', { headers: { cookie: `foreign=${'x'.repeat(kilobytes * 1024 - 8)}` } });
  expect((await ask(16)).status).toBe(200);
  const responses = await ask(40);
  expect([responses.status, responses.text]).toEqual([431, expect.stringContaining('<h1>Zu viele Cookies</h1>')]);
});

test('nginx rejects a body that the shop would reject, and forwards one that it accepts', async () => {
  const send = (megabytes: number) =>
    nginx().ask('/marketing/contact/send', { body: 'x'.repeat(megabytes * 1024 * 1024), headers: { origin: 'https://www.undula.de' } });
  const large = await send(10);
  expect([large.status, large.text]).toEqual([413, expect.stringContaining('nginx')]);
  expect((await send(8.9)).text).not.toContain('nginx');
});

test('behind nginx a forged X-Forwarded-For does not change the client address for rate limits', async () => {
  const statuses: number[] = [];
  for (let call = 0; call <= limit; call++) statuses.push((await add({ 'x-forwarded-for': `203.0.113.${call}` })).status);
  expect(statuses.at(-1)).toBe(429);
});
