import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pathPlaceholder } from '../../src/shared/routes/resolved-route.ts';
import { fakeDocument } from './fake-app.ts';
import { startTestServer } from './test-server.ts';

const scriptsOf = (html: string): string[] => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const proxied = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('B-13 addresses that differ only in what the server does not read share a page, each shown as itself', async () => {
  const { app, ask } = await startTestServer();
  const first = await ask('/checkout/success/DE-1');
  const second = await ask('/checkout/success/DE-2', { headers: { 'accept-encoding': 'identity' } });
  expect(app.requests).toHaveLength(1);
  for (const [reply, id] of [
    [first, 'DE-1'],
    [second, 'DE-2'],
  ] as const) {
    expect([reply.status, reply.text.includes(`/checkout/success/${id}</title>`)]).toEqual([200, true]);
    const [script = ''] = scriptsOf(reply.text);
    expect(script).toContain(`"/checkout/success/${id}"`);
    expect(reply.headers['content-security-policy']).toContain(hashOf(script));
  }
  expect(first.headers.etag).not.toBe(second.headers.etag);
  const again = await ask('/checkout/success/DE-1', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.status).toBe(304);
});

test('B-13 R-02 unknown addresses share a page that shows each one readably and escaped', async () => {
  const { app, ask } = await startTestServer();
  app.on(`/${pathPlaceholder.written}`, (request) => {
    const mark = request.headers.get('x-script-mark') ?? '';
    const written = new URL(request.url).pathname;
    const shown = decodeURIComponent(written);
    const html = `<p title="${shown}">${shown}</p><script nonce="${mark}">say("${shown}", "${written}")</script>`;
    return new Response(html, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  const uncompressed = await ask('/unknown-sp%C3%BCle');
  expect([uncompressed.status, uncompressed.text]).toEqual([404, expect.stringContaining('<p title="/unknown-spüle">/unknown-spüle</p>')]);
  // The router compares the path as written, however long it is.
  expect(scriptsOf(uncompressed.text)).toEqual(['say("/unknown-spüle", "/unknown-sp%C3%BCle")']);
  const long = `/unknown-${'x'.repeat(200)}`;
  expect(scriptsOf((await ask(long)).text)).toEqual([`say("${long.slice(0, 121)}…", "${long}")`]);
  const sharp = await ask('/unknown-%22%3E%3Cscript%3Ealert(1)%3C/script%3E%27&x%E2%80%AE');
  expect(sharp.text).not.toContain('<script>alert');
  const slowest = '/unknown-%22%3E%3Cscript%3Ealert(1)%3C/script%3E%27%26x%E2%80%AE';
  expect(scriptsOf(sharp.text)).toEqual([`say("${slowest}", "${slowest}")`]);
  expect(app.requests).toHaveLength(1);
});

test('B-13 a network over the render limit is rejected; it still gets cached pages, and others are served', async () => {
  const { ask, app } = await startTestServer({ RENDER_LIMIT: '3', TRUST_PROXY: '1' });
  for (const path of ['/a', '/b', '/c']) expect((await ask(path, proxied('203.0.113.1'))).status).toBe(200);
  const rejected = await ask('/d', proxied('203.0.113.1'));
  expect([rejected.status, Number(rejected.headers['retry-after']) > 0, rejected.headers['cache-control']]).toEqual([
    429,
    true,
    'no-store',
  ]);
  expect(rejected.text).toContain('<h1');
  expect((await ask('/plain/cart', proxied('203.0.113.1'))).status).toBe(429);
  expect((await ask('/a', proxied('203.0.113.1'))).status).toBe(200);
  // A neighbour in the same IPv6 network is the same client, a stranger is not.
  expect((await ask('/d', proxied('2001:db8::1'))).status).toBe(200);
  expect(app.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/a', '/b', '/c', '/d']);
});

test('B-13 a renewal counts as a render; over the limit the stale page is sent and nothing is renewed', async () => {
  const { ask, app } = await startTestServer({ RENDER_LIMIT: '3', TRUST_PROXY: '1', PAGE_FRESH_S: '0' });
  const statuses: number[] = [];
  for (let round = 0; round < 6; round++) statuses.push((await ask('/a', proxied('203.0.113.1'))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  await ask('/livez');
  expect(app.requests).toHaveLength(3);
  expect((await ask('/b', proxied('203.0.113.1'))).status).toBe(429);
  expect((await ask('/a', proxied('198.51.100.7'))).status).toBe(200);
  await expect.poll(() => app.requests.length).toBe(4);
});

test('B-13 RATE_LIMIT=0 switches off the render limit with all others', async () => {
  const { ask } = await startTestServer({ RENDER_LIMIT: '1', RATE_LIMIT: '0' });
  for (const path of ['/a', '/b', '/c']) expect((await ask(path)).status).toBe(200);
});

test('B-13 while one client floods, another waits for one render of the flood, not for all of them', async () => {
  const { ask, app } = await startTestServer({ RENDER_CONCURRENCY: '1', TRUST_PROXY: '1', RATE_LIMIT: '0' });
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  for (const path of ['/flood-0', '/flood-1', '/flood-2', '/flood-3', '/quiet'])
    app.on(path, async () => {
      if (path === '/flood-0') await gate.promise;
      order.push(path);
      return new Response('made', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    });
  const first = ask('/flood-0', proxied('203.0.113.1'));
  await expect.poll(() => app.requests.length).toBe(1);
  const flood = [1, 2, 3].map((index) => ask(`/flood-${index}`, proxied('203.0.113.1')));
  await ask('/livez');
  const quiet = ask('/quiet', proxied('198.51.100.7'));
  // All of them are queued before the flood continues.
  await ask('/livez');
  await ask('/livez');
  gate.resolve();
  await Promise.all([first, ...flood, quiet]);
  expect(order.indexOf('/quiet')).toBeLessThanOrEqual(2);
});

test('B-13 a shared page with a split placeholder is rendered for its address alone', async () => {
  const { app, ask } = await startTestServer();
  app.on(`/checkout/success/${pathPlaceholder.written}`, (request) =>
    fakeDocument(request, `${pathPlaceholder.written.slice(0, 12)}</i><i>${pathPlaceholder.written.slice(12)}`),
  );
  const { status, text } = await ask('/checkout/success/DE-1');
  expect([status, text.includes('<title>/checkout/success/DE-1</title>'), text.includes('openpart')]).toEqual([200, true, false]);
});

test('B-13 filling counts as well, since it costs some CPU time', async () => {
  const { ask } = await startTestServer({ RENDER_LIMIT: '2' });
  const statuses: number[] = [];
  for (const id of ['DE-1', 'DE-2', 'DE-3']) statuses.push((await ask(`/checkout/success/${id}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
});
