import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fakeDocument } from './fake-app.ts';
import { startTestServer } from './test-server.ts';

describe('REST', () => {
  test('is passed on with its method, host, cookies and body, and is never cached', async () => {
    const { app, ask } = await startTestServer();
    app.on('/carts/add', async (request) =>
      Response.json({
        method: request.method,
        cookie: request.headers.get('cookie'),
        host: request.headers.get('host'),
        body: await request.json(),
      }),
    );
    const reply = await ask('/carts/add?locale=fr', {
      host: 'ch.localhost:3000',
      method: 'POST',
      headers: { cookie: 'cart=1', 'content-type': 'application/json' },
      body: '{"productKey":"a"}',
    });
    expect(JSON.parse(reply.text)).toEqual({ method: 'POST', cookie: 'cart=1', host: 'ch.localhost:3000', body: { productKey: 'a' } });
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    await ask('/carts/add', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(app.requests).toHaveLength(2);
  });

  test('gets the visitor address from the HTTP server, not from the visitor', async () => {
    const { app, ask } = await startTestServer();
    await ask('/carts/', { headers: { 'x-real-ip': '9.9.9.9', 'x-forwarded-for': '9.9.9.9', 'x-script-mark': 'mine' } });
    const headers = app.requests[0]?.headers;
    expect([headers?.get('x-forwarded-for'), headers?.get('x-real-ip'), headers?.get('x-script-mark')]).toEqual([
      expect.stringMatching(/127\.0\.0\.1$|^::1$/),
      null,
      null,
    ]);
  });

  test.each([
    ['/carts/add', 1024 * 1024 + 1],
    ['/marketing/contact/send', 9 * 1024 * 1024 + 1],
  ])('a body to %s of %i bytes is rejected before it is read', async (path, length) => {
    const { app, server } = await startTestServer();
    const socket = connect(server.port);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(app.requests).toHaveLength(0);
  });

  test('a body of unknown size is rejected', async () => {
    const { server } = await startTestServer();
    const socket = connect(server.port);
    socket.write('POST /carts/add HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 411 /);
  });

  test.each([() => new Response(null, { status: 500 }), () => Promise.reject(new Error('broken'))])(
    'a 500 is never empty',
    async (handler) => {
      const { app, ask } = await startTestServer();
      app.on('/carts/', handler);
      const { status, text } = await ask('/carts/');
      expect([status, JSON.parse(text)]).toEqual([
        500,
        { statusCode: 500, message: 'Internal Server Error', data: { exception: 'InternalException' } },
      ]);
    },
  );
});

describe('a body that does not arrive', () => {
  test('B-13 is answered 408, and its connection is closed', async () => {
    const { app, server } = await startTestServer({ BODY_SECONDS: '1' });
    app.on('/carts/add', async (request) => Response.json(await request.json()));
    const socket = connect(server.port);
    socket.write('POST /carts/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
    await once(socket, 'close');
  });

  test('B-13 its connection is closed although the call was answered before', async () => {
    const { app, server } = await startTestServer({ BODY_SECONDS: '1' });
    app.on('/carts/add', () => Response.json({}, { status: 429 }));
    const socket = connect(server.port);
    socket.write('POST /carts/add HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 /);
    socket.resume();
    await once(socket, 'close');
  });
});

describe('a public call that costs as much as a page', () => {
  test('B-13 the description of the API is made once', async () => {
    const { app, ask } = await startTestServer();
    app.on('/openapi.json', () => Response.json({ openapi: '3.1.0' }));
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask('/openapi.json')));
    expect(replies.map(({ text }) => JSON.parse(text))).toEqual(replies.map(() => ({ openapi: '3.1.0' })));
    expect(app.requests).toHaveLength(1);
  });

  test('B-13 one that failed is made again', async () => {
    const { app, ask } = await startTestServer();
    app.on('/openapi.json', () => Response.json({}, { status: 503 }));
    expect((await ask('/openapi.json')).status).toBe(503);
    app.on('/openapi.json', () => Response.json({ openapi: '3.1.0' }));
    expect((await ask('/openapi.json')).status).toBe(200);
  });

  test('B-13 data sheets take turns, and one too many is answered 503 with a Retry-After', async () => {
    const { app, ask } = await startTestServer({ RENDER_CONCURRENCY: '1', RENDER_QUEUE: '1', RATE_LIMIT: '0' });
    const gate = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    app.on('/api/product/data-sheet.pdf', async () => {
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
      return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    });
    const sheets = ['a', 'b', 'c'].map((key) => ask(`/api/product/data-sheet.pdf?productKey=${key}`));
    const refused = await Promise.race(sheets);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    gate.resolve();
    expect((await Promise.all(sheets)).map(({ status }) => status).toSorted()).toEqual([200, 200, 503]);
    expect(most).toBe(1);
  });
});

describe('a personal document', () => {
  test('B-01 is rendered for this visitor, with their cookies, and never cached', async () => {
    const { app, ask } = await startTestServer();
    app.on('/fr/plain/cart', (request) => fakeDocument(request, `cart of ${request.headers.get('cookie')}`));
    const read = async (cookie: string) => {
      const reply = await ask('/fr/plain/cart', { host: 'ch.localhost', headers: { cookie, 'accept-encoding': 'br' } });
      return { ...reply, text: brotliDecompressSync(reply.body).toString() };
    };
    const [one, two] = [await read('cart=1'), await read('cart=2')];
    expect([one.text.includes('cart of cart=1'), two.text.includes('cart of cart=2')]).toEqual([true, true]);
    expect(one.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie, Accept-Encoding' });
    expect(one.headers['content-security-policy']).toMatch(/script-src [^;]*'sha256-/);
    expect(one.text).not.toContain(app.requests[0]?.headers.get('x-script-mark'));
  });

  test('redirects its visitor to where the app says', async () => {
    const { app, ask } = await startTestServer();
    app.on('/plain/checkout/payment', () => new Response(null, { status: 303, headers: { location: 'https://www.undula.de/plain/cart' } }));
    const { status, headers } = await ask('/plain/checkout/payment');
    expect([status, headers.location]).toEqual([303, '/plain/cart']);
  });

  test('that fails says so on a page', async () => {
    const { app, ask } = await startTestServer();
    app.on('/plain/cart', () => Promise.reject(new Error('broken')));
    const { status, text } = await ask('/plain/cart');
    expect([status, text.includes('<h1>Das hat nicht geklappt</h1>')]).toEqual([500, true]);
  });
});

describe('a page that fails', () => {
  test('is replaced by the shop’s own error page in the language of the address', async () => {
    const { app, ask } = await startTestServer();
    app.on('/fr/broken', () => new Response(null, { status: 500 }));
    const { status, headers, text } = await ask('/fr/broken', { host: 'ch.localhost' });
    expect([status, headers['cache-control'], text.includes('problem page')]).toEqual([500, 'no-store', true]);
    expect(app.requests.map(({ url }) => url)).toEqual(['https://www.undula.ch/fr/broken', 'https://www.undula.ch/fr/problem']);
    expect(headers['content-security-policy']).toContain('sha256-');
  });

  test('if that fails too, a page without anything to load is sent', async () => {
    const { app, ask, logged } = await startTestServer();
    const broken = () => Promise.reject(new Error('secret detail'));
    app.on('/broken', broken);
    app.on('/problem', broken);
    const { status, text, headers } = await ask('/broken');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([500, 'text/html; charset=utf-8', 'no-store']);
    expect(text).toMatch(/<html lang="de">.*<h1>Das hat nicht geklappt<\/h1>.*href="\/"/);
    expect(text).not.toContain('secret detail');
    expect(logged.find(({ msg }) => msg === 'rendering failed')).toMatchObject({
      path: '/broken',
      err: { message: 'secret detail', stack: expect.any(String) },
    });
  });

  test('is a text for client-side navigation', async () => {
    const { app, ask } = await startTestServer();
    app.on('/RSC/R/broken.txt', () => new Response(null, { status: 500 }));
    const { status, text } = await ask('/RSC/R/broken.txt');
    expect([status, text]).toEqual([500, 'Internal Server Error']);
  });

  test('an app that never responds times out', async () => {
    const { app, ask } = await startTestServer({ RENDER_TIMEOUT_MS: '100' });
    app.on('/slow', () => new Promise(() => {}));
    const { status, text } = await ask('/slow');
    expect([status, text.includes('problem page')]).toEqual([500, true]);
  });
});

describe('operations', () => {
  test('/livez and /readyz are answered directly', async () => {
    const { app, ask } = await startTestServer();
    expect((await ask('/livez')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    expect(app.requests).toHaveLength(0);
  });

  test('/readyz asks the app at most once a second, however many ask it', async () => {
    const { app, ask } = await startTestServer();
    let asked = 0;
    app.ready = () => {
      asked += 1;
      return asked === 1;
    };
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')));
    expect([asked, ...new Set(replies.map(({ status }) => status))]).toEqual([1, 200]);
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 5000 }).toBe(503);
    expect(asked).toBe(2);
  });

  test('/metrics is for this machine', async () => {
    const { ask } = await startTestServer();
    await ask('/sinks');
    await ask('/sinks');
    const { status, text } = await ask('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('http_server_responses_total{kind="hit"} 1');
    expect(text).toContain('http_server_responses_total{kind="page"} 1');
    expect(text).toContain('shop_open_refunds{state="REJECTED"} 2');
    expect(text).toContain('shop_rejected_payments_total 3');
    expect(text).toContain('shop_outbox_jobs{kind="mail",state="DEAD"} 4');
    expect((await ask('/metrics', { headers: { 'x-forwarded-for': '9.9.9.9' } })).status).toBe(404);
  });

  test('/metrics with a token is for whoever sends it', async () => {
    const { ask } = await startTestServer({ METRICS_TOKEN: 'a-long-enough-token' });
    expect((await ask('/metrics')).status).toBe(404);
    expect((await ask('/metrics', { headers: { authorization: 'Bearer a-long-enough-tokeN' } })).status).toBe(404);
    // The same number of characters, but more bytes.
    expect((await ask('/metrics', { headers: { authorization: 'Bearer a-long-enough-toke\u00fc' } })).status).toBe(404);
    expect((await ask('/metrics', { headers: { authorization: 'Bearer a-long-enough-token' } })).status).toBe(200);
  });

  test('the log holds no secret that opens an invoice, a label or a shared list', async () => {
    const { app, ask, logged } = await startTestServer();
    const secret = 'Ab0-_'.repeat(9).slice(0, 43);
    const paths = [
      `/invoices/${secret}/I-DE-2026-00001.pdf`,
      `/returns/${secret}/label.pdf`,
      `/wishlist/shared/${secret}`,
      `/plain/wishlist/${secret}`,
    ];
    for (const path of paths) app.on(path, () => Response.json({}, { status: path.startsWith('/invoices') ? 500 : 200 }));
    for (const path of paths) await ask(path);
    expect(logged.length).toBeGreaterThanOrEqual(paths.length);
    expect(JSON.stringify(logged)).not.toContain(secret);
    expect(logged).toContainEqual(expect.objectContaining({ path: '/invoices/[secret]/I-DE-2026-00001.pdf' }));
  });

  test('the log has a line for what was rendered, none for a hit, and never a query', async () => {
    const { ask, logged } = await startTestServer();
    await ask('/login?redirect=/secret', { host: 'gb.localhost' });
    await ask('/login?redirect=/secret', { host: 'gb.localhost' });
    expect(logged).toEqual([
      expect.objectContaining({ method: 'GET', path: '/login', status: 200, ms: expect.any(Number), country: 'gb', cache: 'miss' }),
    ]);
  });
});

test('a sender of endless headers is cut off', async () => {
  const { server } = await startTestServer({}, { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 });
  const socket = connect(server.port);
  socket.write('GET / HTTP/1.1\r\nHost: loc');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 /);
});
