import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../tests/http-server/test-server.ts';

const long = { names: Array.from({ length: 200 }, () => 'Spüle aus Granit') };
const packs = { 'accept-encoding': 'br, gzip' };

test('B-03 responses to public calls are compressed and carry an ETag, but are not cached', async () => {
  const { app, ask } = await startTestServer();
  for (const path of ['/api/search', '/products/reference-from-skus', '/openapi.json'])
    app.on(path, () => Response.json(long, { headers: { 'cache-control': 'no-store' } }));
  for (const path of ['/api/search?term=granit', '/products/reference-from-skus', '/openapi.json']) {
    const { status, headers, body } = await ask(path, { headers: packs });
    expect([status, headers['content-encoding'], headers['cache-control'], headers.vary]).toEqual([
      200,
      'br',
      'no-store',
      'Accept-Encoding',
    ]);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(long);
    expect((await ask(path, { headers: { ...packs, 'if-none-match': String(headers.etag) } })).status).toBe(304);
  }
});

test('responses with personal data are never compressed, and errors keep their status and headers', async () => {
  const { app, ask } = await startTestServer();
  for (const path of ['/carts/', '/consumer/', '/lists/my/', '/orders/DE-1', '/returns/find']) {
    app.on(path, () => Response.json(long));
    expect((await ask(path, { headers: packs })).headers['content-encoding']).toBeUndefined();
  }
  app.on('/api/consent', () => Response.json(long));
  expect(
    (await ask('/api/consent', { method: 'POST', headers: { ...packs, 'content-length': '0' } })).headers['content-encoding'],
  ).toBeUndefined();
  app.on('/api/places', () => Response.json({ statusCode: 429 }, { status: 429, headers: { 'retry-after': '7' } }));
  const rejected = await ask('/api/places');
  expect([rejected.status, rejected.headers['retry-after'], rejected.headers['x-content-type-options'], rejected.text]).toEqual([
    429,
    '7',
    'nosniff',
    '{"statusCode":429}',
  ]);
});

test('B-22 a data sheet supports range requests, too', async () => {
  const { app, ask } = await startTestServer();
  app.on('/api/product/data-sheet.pdf', () => new Response('%PDF-1.7 not really', { headers: { 'content-type': 'application/pdf' } }));
  const whole = await ask('/api/product/data-sheet.pdf');
  const part = await ask('/api/product/data-sheet.pdf', { headers: { range: 'bytes=0-3', 'if-range': String(whole.headers.etag) } });
  expect([whole.headers['accept-ranges'], part.status, part.headers['content-range'], part.text]).toEqual([
    'bytes',
    206,
    'bytes 0-3/19',
    '%PDF',
  ]);
});
