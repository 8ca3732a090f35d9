import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

/** Writes a raw request and returns the first line of the response. */
const writeRaw = (port: number, lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('end', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });

test.each([
  [['GET /sinks HTTP/1.1', 'Host: www.undula.de', 'Host: www.undula.ch'], '400'],
  [['GET http://www.undula.ch/sinks HTTP/1.1', 'Host: www.undula.de'], '400'],
  [['GET http://www.undula.de/sinks HTTP/1.1', 'Host: www.undula.de'], '200'],
  [['GET /sinks HTTP/1.1', 'Host: www.undula.de'], '200'],
])('%j is answered %s, also when the page is cached', async (lines, status) => {
  const { server, ask } = await startTestServer();
  await ask('/sinks', { host: 'www.undula.de' });
  expect(await writeRaw(server.port, lines)).toContain(` ${status} `);
});

describe('the policy', () => {
  test('of the configured hosts is not sent to another one, not even with a 304', async () => {
    const { ask } = await startTestServer();
    const { headers } = await ask('/sinks', { host: 'shop.example' });
    const again = await ask('/sinks', { host: 'shop.example', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, headers['content-security-policy']]);
    expect(again.headers['content-security-policy']).not.toContain('undula');
  });

  test('keeps pages and files from other sites, but pictures are shown by mails', async () => {
    const { ask } = await startTestServer();
    const policyOf = async (path: string) => (await ask(path)).headers['cross-origin-resource-policy'];
    expect([await policyOf('/sinks'), await policyOf('/assets/client-abc.js'), await policyOf('/pictures/sink.avif')]).toEqual([
      'same-origin',
      'same-origin',
      'cross-origin',
    ]);
  });

  test.each([
    [{ PUBLIC_SCHEME: 'https' }, 'max-age=63072000'],
    [{ PUBLIC_SCHEME: 'https', HSTS_SUBDOMAINS: '1' }, 'max-age=63072000; includeSubDomains'],
    [{ HSTS_SUBDOMAINS: '1' }, undefined],
  ])('with %o says of https: %s', async (environment, expected) => {
    const { ask } = await startTestServer(environment);
    expect((await ask('/sinks')).headers['strict-transport-security']).toBe(expected);
  });
});

test('each host says where to report a vulnerability', async () => {
  const { app, ask } = await startTestServer();
  const { status, headers, text } = await ask('/.well-known/security.txt', { host: 'www.undula.fr' });
  expect([status, headers['content-type'], app.requests.length]).toEqual([200, 'text/plain; charset=utf-8', 0]);
  expect(text).toContain('Canonical: https://www.undula.fr/.well-known/security.txt');
  const left = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60_000);
});

test.each(['/docs', '/docs/button', '/docs/frame/button/solid', '/RSC/R/docs.txt', '/RSC/R/docs/button.txt', '/openapi.json'])(
  '%s exists, unless the documentation is switched off',
  async (path) => {
    const open = await startTestServer();
    expect((await open.ask(path)).status).toBe(200);
    const closed = await startTestServer({ DOCS: '0' });
    expect([(await closed.ask(path)).status, closed.app.requests.length]).toEqual([404, 0]);
  },
);

test.each(['/openapi.json/', '/openapi.json//', '/RSC/R//docs.txt', '/RSC/R//docs/button.txt', '/RSC/R/docs//button.txt'])(
  'no other spelling, %s, opens a documentation that is switched off',
  async (path) => {
    const { ask, app } = await startTestServer({ DOCS: '0' });
    expect([(await ask(path)).status, app.requests.length]).toEqual([404, 0]);
  },
);

test.each(['/RSC/R//plain/cart.txt', '/RSC/R//sinks.txt', '/RSC/R/plain//cart.txt'])(
  'two slashes in a navigation, %s, are no page: no rule would treat it as the app does',
  async (path) => {
    const { ask, app } = await startTestServer();
    const { status, headers } = await ask(path);
    expect([status, String(headers['cache-control']).includes('public'), app.requests.length]).toEqual([404, false, 0]);
  },
);

test.each(['confirm-registration', 'reset-password', 'confirm-email', 'stop-email-change', 'newsletter', 'product-registration', 'order'])(
  'the page of a mailed link, %s, is never cached and sends no referrer',
  async (page) => {
    const { ask } = await startTestServer();
    for (const root of ['', '/fr']) {
      const { headers } = await ask(`${root}/plain/${page}?id=1&key=secret`, { host: root === '' ? 'localhost' : 'ch.localhost' });
      expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store']);
    }
    expect((await ask('/plain/cart')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  },
);

test('O-04 a shop behind https that trusts no proxy warns at its start', async () => {
  const warned = async (environment: Record<string, string>) =>
    (await startTestServer(environment)).logged.map(({ msg }) => String(msg)).filter((msg) => msg.includes('TRUST_PROXY'));
  expect(await warned({ PUBLIC_SCHEME: 'https' })).toEqual([expect.stringContaining('limits count all visitors of a proxy as one')]);
  expect(await warned({ PUBLIC_SCHEME: 'https', TRUST_PROXY: '1' })).toEqual([]);
  expect(await warned({})).toEqual([]);
});
