import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fakeDocument } from './fake-app.ts';
import { startTestServer } from './test-server.ts';

describe('a page', () => {
  test('is rendered once for everybody, whatever cookies and headers they send', async () => {
    const { app, ask } = await startTestServer();
    const first = await ask('/sinks', { headers: { cookie: 'session=secret; language=fr', 'accept-language': 'fr', 'user-agent': 'a' } });
    const second = await ask('/sinks?utm_source=mail', { host: 'www.undula.de' });
    expect(second.body.equals(first.body)).toBe(true);
    expect(app.requests).toHaveLength(1);
    const [requested] = app.requests;
    expect(requested?.url).toBe('https://www.undula.de/sinks');
    expect(requested?.headers.get('host')).toBe('www.undula.de');
    expect([requested?.headers.get('cookie'), requested?.headers.get('accept-language'), requested?.headers.get('user-agent')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('C-02 differs by country; an unknown host is Germany, and its name never reaches the page', async () => {
    const { app, ask } = await startTestServer();
    await ask('/fr/cart', { host: 'ch.localhost:3000' });
    const evil = await ask('/cart', { host: 'evil.example' });
    expect(app.requests.map(({ url }) => url)).toEqual(['https://www.undula.ch/fr/cart', 'https://www.undula.de/cart']);
    expect(evil.text + JSON.stringify(evil.headers)).not.toContain('evil');
    expect(evil.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  test.each([
    [{ PAYMENT_PROVIDER: 'sandbox' }, "form-action 'self'"],
    [{ PAYMENT_PROVIDER: 'stripe' }, "form-action 'self' https://checkout.stripe.com https://hooks.stripe.com"],
    [{ PAYMENT_PROVIDER: 'stripe', PAYMENT_FORM_ORIGINS: 'https://pay.example' }, "form-action 'self' https://pay.example"],
  ])('B-01 lets a form without script follow the redirect to the payment: %o', async (environment, allowed) => {
    const { ask } = await startTestServer({ PUBLIC_SCHEME: 'https', TRUST_PROXY: '1', ...environment });
    const policy = String((await ask('/plain/checkout/summary', { host: 'www.undula.de' })).headers['content-security-policy']);
    expect(policy.split(/;\s*/)).toContain(allowed);
  });

  test('is revalidated by browsers, and a CDN may cache it', async () => {
    const { ask } = await startTestServer();
    const { headers } = await ask('/sinks');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=86400',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('T-05 nobody may frame it, except the documentation its own examples', async () => {
    const { ask } = await startTestServer();
    const page = await ask('/docs/button');
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const example = await ask('/docs/frame/button/solid?args=%7B%7D');
    expect(example.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(example.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('under https sends HSTS', async () => {
    const { ask } = await startTestServer({ PUBLIC_SCHEME: 'https' });
    const { headers } = await ask('/sinks', { host: 'www.undula.de' });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test('is sent in the encoding that the visitor accepts', async () => {
    const { ask } = await startTestServer();
    const { text } = await ask('/sinks');
    const br = await ask('/sinks', { headers: { 'accept-encoding': 'gzip, br, zstd' } });
    const zstd = await ask('/sinks', { headers: { 'accept-encoding': 'zstd, br;q=0' } });
    const gzip = await ask('/sinks', { headers: { 'accept-encoding': 'gzip' } });
    expect([br, zstd, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'zstd', 'gzip']);
    expect([brotliDecompressSync(br.body), zstdDecompressSync(zstd.body), gunzipSync(gzip.body)].map(String)).toEqual([text, text, text]);
  });

  test.each([(tag: string) => tag, () => '*', (tag: string) => `"old", ${tag}`])(
    'is not sent again to a visitor who has it',
    async (headerOf) => {
      const { ask } = await startTestServer();
      const tag = String((await ask('/sinks')).headers.etag);
      const again = await ask('/sinks', { headers: { 'if-none-match': headerOf(tag) } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    },
  );

  test('HEAD returns everything but the body', async () => {
    const { ask } = await startTestServer();
    const get = await ask('/sinks');
    const head = await ask('/sinks', { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length'], head.headers.etag]).toEqual([
      200,
      0,
      get.headers['content-length'],
      get.headers.etag,
    ]);
  });

  test('allows only the scripts of the renderer, and the mark is removed', async () => {
    const { app, ask } = await startTestServer();
    app.on('/sinks', (request) => fakeDocument(request, '<script>planted()</script>'));
    const { text, headers } = await ask('/sinks', { headers: { 'x-script-mark': 'guess' } });
    const mark = app.requests[0]?.headers.get('x-script-mark') ?? '';
    expect(mark).not.toBe('guess');
    expect(text).not.toContain(mark);
    expect(
      String(headers['content-security-policy'])
        .match(/script-src [^;]*/)?.[0]
        .match(/sha256-/g),
    ).toHaveLength(1);
  });

  test('with no-store is rendered each time', async () => {
    const { app, ask } = await startTestServer();
    app.on('/account', (request) => fakeDocument(request, 'account', 200, { 'cache-control': 'no-store', 'set-cookie': 'a=b' }));
    await ask('/account');
    const { headers } = await ask('/account');
    expect([app.requests.length, headers['cache-control'], headers['cdn-cache-control'], headers['set-cookie']]).toEqual([
      2,
      'no-store',
      undefined,
      undefined,
    ]);
  });

  test('with a failed part is sent, counted and logged, but not cached', async () => {
    const { app, ask, logged } = await startTestServer();
    app.on('/sinks', (request) => fakeDocument(request, 'half', 200, { 'x-failed-part': '1' }));
    const { headers } = await ask('/sinks');
    await ask('/sinks');
    expect([app.requests.length, headers['cache-control'], headers['x-failed-part']]).toEqual([2, 'no-store', undefined]);
    expect(logged.filter(({ msg }) => msg === 'a part of the page failed')).toHaveLength(2);
    expect((await ask('/metrics')).text).toContain('http_server_failed_parts_total 2');
  });

  test('redirects of the app stay on the requested host', async () => {
    const { app, ask } = await startTestServer();
    app.on('/old', () => new Response(null, { status: 308, headers: { location: 'https://www.undula.de/new?page=2' } }));
    expect((await ask('/old')).headers.location).toBe('/new?page=2');
  });

  test('navigation responses are cached too, one for each set of layouts', async () => {
    const { app, ask } = await startTestServer();
    const cached = `{"layout:/":"de-de-${app.contentVersion()}-shop","root":"de-DE"}`;
    const sent = { ...(JSON.parse(cached) as object), '/cart': 'visited' };
    await ask('/RSC/R/sinks.txt');
    await ask('/RSC/R/sinks.txt?query=');
    await ask('/RSC/R/sinks.txt', { headers: { 'x-waku-etags': JSON.stringify(sent) } });
    await ask('/RSC/R/sinks.txt', { headers: { 'x-waku-etags': cached } });
    const { headers } = await ask('/RSC/R/sinks.txt', { headers: { 'x-waku-etags': '{"layout:/":"de-de-made-up-shop","root":"xx-YY"}' } });
    expect(app.requests.map((request) => request.headers.get('x-waku-etags'))).toEqual([null, cached]);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding, X-Waku-Etags', 'content-type': 'text/x-component; charset=utf-8' });
  });
});

describe('the page cache', () => {
  test('a hundred visitors of a cold page cost one render', async () => {
    const { app, ask } = await startTestServer();
    await Promise.all(Array.from({ length: 100 }, () => ask('/sinks')));
    expect(app.requests).toHaveLength(1);
  });

  test('is emptied when the content changes, and on purge', async () => {
    const { app, ask, server } = await startTestServer();
    await ask('/sinks');
    app.setVersion('2');
    await ask('/sinks');
    server.purge();
    await ask('/sinks');
    expect(app.requests).toHaveLength(3);
  });

  test('random addresses evict no page', async () => {
    const { app, ask } = await startTestServer();
    await ask('/sinks');
    for (let index = 0; index < 250; index++) await ask(`/random-${index}`);
    const renders = app.requests.length;
    await ask('/sinks');
    expect(app.requests).toHaveLength(renders);
    expect((await ask('/metrics')).text).toContain('http_server_cache_pages{partition="missing"} 200');
  });

  test('beyond the queue limit the response is 503 with a time to retry', async () => {
    const { app, ask } = await startTestServer({ RENDER_CONCURRENCY: '1', RENDER_QUEUE: '1' });
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    for (const name of ['a', 'b', 'c']) {
      app.on(`/${name}`, async (request) => {
        begun.resolve();
        await gate.promise;
        return fakeDocument(request);
      });
    }
    const first = ask('/a');
    await begun.promise;
    const others = [ask('/b'), ask('/c')];
    const rejected = await Promise.race(others);
    expect([rejected.status, rejected.headers['retry-after'], rejected.headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(rejected.text).toContain('<html lang="de">');
    gate.resolve();
    expect((await first).status).toBe(200);
    expect((await Promise.all(others)).map(({ status }) => status).sort()).toEqual([200, 503]);
  });
});
