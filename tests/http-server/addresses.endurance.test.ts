import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fakeDocument } from './fake-app.ts';
import { startTestServer } from './test-server.ts';

describe('an address', () => {
  test('C-04 the bare root of a country with several languages redirects to the visitor’s, uncached', async () => {
    const { app, ask } = await startTestServer();
    const { status, headers } = await ask('/?page=2', { host: 'ch.localhost', headers: { 'accept-language': 'fr' } });
    expect([status, headers.location, headers.vary, headers['cache-control']]).toEqual([
      307,
      '/fr/?page=2',
      'Accept-Language, Cookie',
      'no-store',
    ]);
    expect((await ask('/', { host: 'ch.localhost', headers: { 'accept-language': 'fr', cookie: 'language=de' } })).headers.location).toBe(
      '/de/',
    );
    expect(app.requests).toHaveLength(0);
  });

  test('C-05 a page without language redirects to one, and an unknown language prefix is the app’s 404', async () => {
    const { ask } = await startTestServer();
    expect((await ask('/cart', { host: 'be.localhost' })).headers.location).toBe('/nl/cart');
    expect((await ask('/it/missing', { host: 'ch.localhost' })).status).toBe(404);
    expect((await ask('/de/cart')).status).toBe(200);
  });

  test.each([
    ['/fr', '/fr/'],
    ['/fr/cart/', '/fr/cart'],
    ['/fr/checkout/address', '/fr/checkout/address/'],
    ['/fr//cart', '/fr/cart'],
  ])('%s moves to %s permanently', async (path, location) => {
    const { ask } = await startTestServer();
    const { status, headers } = await ask(path, { host: 'ch.localhost' });
    expect([status, headers.location]).toEqual([308, location]);
  });

  test.each([
    ['/%E0%A4%A', 400],
    ['/a%00b', 400],
    ['/\\evil.example/', 400],
    [`/${'a'.repeat(2100)}`, 414],
  ])('%s is rejected with %i', async (path, status) => {
    const { app, ask } = await startTestServer();
    const reply = await ask(path);
    expect([reply.status, app.requests.length]).toEqual([status, 0]);
    expect(reply.text).toMatch(/^The address is/);
  });

  test('endless headers are rejected with 431', async () => {
    const { ask } = await startTestServer();
    expect((await ask('/', { headers: { 'x-long': 'a'.repeat(100_000) } })).status).toBe(431);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a page answers %s with 405 and the methods it supports', async (method) => {
    const { app, ask } = await startTestServer();
    const { status, headers } = await ask('/sinks', { method });
    expect([status, headers.allow, app.requests.length]).toEqual([405, 'GET, HEAD', 0]);
  });

  test.each([
    ['//carts/x?a=1', '/carts/x?a=1'],
    ['/.//carts/x', '/carts/x'],
    ['/a/..//carts', '/carts'],
    ['/%63arts', '/carts'],
    ['/%6fpenapi.json', '/openapi.json'],
    ['/%73andbox/stripe/v1/refunds', '/sandbox/stripe/v1/refunds'],
    ['/%52SC/R/cart.txt', '/RSC/R/cart.txt'],
    ['/%69cons.svg', '/icons.svg'],
    ['/k%c3%bcche', '/k%C3%BCche'],
  ])('has one spelling: %s moves to %s, and the app never sees the other', async (path, location) => {
    const { app, ask } = await startTestServer();
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await ask(path, { method });
      expect([status, headers.location, app.requests.length]).toEqual([308, location, 0]);
    }
  });

  test('in absolute form reaches REST as a path', async () => {
    const { app, ask } = await startTestServer();
    await ask('http://localhost/carts/x?a=1');
    expect(app.requests.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual(['/carts/x?a=1']);
  });

  test.each(['/RSC/', '/RSC/x', '/RSC/F/abc', '/RSC/R/.txt', '/RSC/R', '/RSC/R/cart'])(
    '%s is no navigation: 404, and no failed render',
    async (path) => {
      const { app, ask } = await startTestServer();
      expect([(await ask(path)).status, app.requests.length]).toEqual([404, 0]);
    },
  );

  test('two leading slashes never lead to another site', async () => {
    const { ask } = await startTestServer();
    for (const path of ['//evil.example/', '/.//evil.example/', '/%2e//evil.example/']) {
      const { headers } = await ask(path);
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
    }
  });
});

describe('files', () => {
  test('of the build are cached indefinitely and were compressed by the build', async () => {
    const { ask } = await startTestServer();
    const { status, headers } = await ask('/assets/client-abc.js', { headers: { 'accept-encoding': 'br' } });
    expect([status, headers['cache-control'], headers['content-encoding'], headers['content-type']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
      'text/javascript; charset=utf-8',
    ]);
    expect((await ask('/assets/client-abc.js', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
  });

  test('compressed by their own format stay as they are', async () => {
    const { ask } = await startTestServer();
    const { headers } = await ask('/pictures/sink.avif', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([undefined, 'image/avif', undefined]);
  });

  test('of styles contain what a page uses, compressed and cached indefinitely; nobody can invent one', async () => {
    const { app, ask } = await startTestServer();
    app.on('/sinks', (request) => fakeDocument(request, '<h1 class="_title_1ab2">Sinks</h1><script>data()</script>'));
    const [, first = '', rest = ''] = /<link rel="stylesheet" href="([^"]+)" data-rest="([^"]+)"/.exec((await ask('/sinks')).text) ?? [];
    const sheet = await ask(first);
    expect(sheet.text).toBe('@layer base,parts;@layer base{body{margin:0}}@layer parts{._title_1ab2{color:red}}');
    expect([sheet.headers['cache-control'], sheet.headers['content-type']]).toEqual([
      'public, max-age=31536000, immutable',
      'text/css; charset=utf-8',
    ]);
    const packed = await ask(rest, { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(packed.body).toString()).toBe('@layer base,parts;@layer parts{._price_3def{color:green}}');
    expect((await ask(first.replace('test', 'other'))).status).toBe(404);
    expect(app.requests).toHaveLength(1);
  });

  test('without a hash in the name are revalidated', async () => {
    const { ask } = await startTestServer();
    expect((await ask('/icons.svg')).headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': 'image/svg+xml' });
  });

  test.each(['/assets/none.js', '/pictures/none.avif', '/fonts/none.woff2', '/assets/client-abc.js.br', '/icons.svg.br', '/icons.svg.gz'])(
    '%s is missing: a text, never a page',
    async (path) => {
      const { app, ask } = await startTestServer();
      const { status, headers } = await ask(path);
      expect([status, headers['content-type'], app.requests.length]).toEqual([404, 'text/plain; charset=utf-8', 0]);
    },
  );
});

describe('texts for search engines', () => {
  test('S-02 come from the app, once per content version, compressed on request', async () => {
    const { app, ask } = await startTestServer();
    const { status, headers, text } = await ask('/robots.txt', { host: 'ch.localhost' });
    expect([status, headers['content-type'], text]).toEqual([200, 'application/xml; charset=utf-8', '<ch/>']);
    expect((await ask('/robots.txt', { host: 'ch.localhost', method: 'HEAD' })).headers['content-length']).toBe('5');
    expect((await ask('/robots.txt')).text).toBe('<de/>');
    expect(app.texts).toEqual(['ch /robots.txt', 'de /robots.txt']);
    app.setVersion('2');
    await ask('/robots.txt');
    expect(app.texts).toHaveLength(3);
  });

  test('a list that a country lacks, or that does not exist, is no page', async () => {
    const { app, ask } = await startTestServer();
    expect((await ask('/sitemaps/fr-pages.xml')).status).toBe(404);
    expect((await ask('/sitemap.xml', { method: 'POST' })).status).toBe(405);
    expect(app.requests).toHaveLength(0);
  });
});
