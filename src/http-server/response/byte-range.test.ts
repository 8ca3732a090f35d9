import { expect, test } from 'vitest';
import { startTestServer } from '../../../tests/http-server/test-server.ts';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=5-2', undefined],
  ['bytes=x', undefined],
  ['lines=0-9', undefined],
  ['bytes=0-1,5-6', undefined],
])('of a hundred bytes %s requests %j', (range, part) => {
  expect(parseRange(range, 100)).toEqual(part);
});

const film = '/films/sink.mp4';

test('B-22 M-03 a film is served in ranges, as Safari requests it, and is cached indefinitely', async () => {
  const { ask } = await startTestServer();
  const whole = await ask(film);
  expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges'], whole.headers['cache-control']]).toEqual([
    200,
    'video/mp4',
    'bytes',
    'public, max-age=31536000, immutable',
  ]);
  const size = whole.body.length;
  const part = await ask(film, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers['content-range'], part.headers['content-length'], part.text]).toEqual([
    206,
    `bytes 4-7/${size}`,
    '4',
    whole.text.slice(4, 8),
  ]);
  expect(part.headers).toMatchObject({ 'content-type': 'video/mp4', etag: whole.headers.etag, 'accept-ranges': 'bytes' });
});

test('B-22 a range beyond the end of a film is rejected with its size and not cached', async () => {
  const { ask } = await startTestServer();
  const size = (await ask(film)).body.length;
  const { status, headers, text } = await ask(film, { headers: { range: `bytes=${size}-` } });
  expect([status, headers['content-range'], headers['cache-control'], headers['content-length'], text]).toEqual([
    416,
    `bytes */${size}`,
    'no-store',
    '0',
    '',
  ]);
});

test('B-22 a range is sent only if the visitor has the same bytes, otherwise the whole body', async () => {
  const { ask } = await startTestServer();
  const { headers, body } = await ask(film);
  const etag = String(headers.etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const statusFor = async (condition: string) => (await ask(film, { headers: { range: 'bytes=0-3', 'if-range': condition } })).status;
  expect(await statusFor(etag)).toBe(206);
  for (const other of [`W/${etag}`, '"another"', 'Fri, 27 Nov 2026 10:00:00 GMT', '*']) expect(await statusFor(other)).toBe(200);
  expect((await ask(film, { headers: { range: 'bytes=0-3', 'if-range': '"another"' } })).body).toEqual(body);
});

test('B-22 ranges of a model refer to the stored bytes; compressed copies have another validator', async () => {
  const { ask } = await startTestServer();
  const model = '/models/sink.glb';
  const plain = await ask(model);
  const packed = await ask(model, { headers: { 'accept-encoding': 'br' } });
  expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['br', `W/${plain.headers.etag}`]);
  const part = await ask(model, { headers: { 'accept-encoding': 'br', range: 'bytes=4-9', 'if-range': String(plain.headers.etag) } });
  expect([part.status, part.headers['content-encoding'], part.text]).toEqual([206, undefined, plain.text.slice(4, 10)]);
  expect((await ask(model, { headers: { 'if-none-match': String(packed.headers.etag) } })).status).toBe(304);
});

test('HEAD requests and files without range support get the whole body', async () => {
  const { ask } = await startTestServer();
  const { headers } = await ask(film);
  const range = 'bytes=0-3';
  expect((await ask(film, { method: 'HEAD', headers: { range } })).status).toBe(200);
  expect((await ask('/pictures/sink.avif', { headers: { range } })).status).toBe(200);
  expect((await ask(film, { headers: { range, 'if-none-match': String(headers.etag) } })).status).toBe(304);
});

test('captions have the type that tracks expect, are compressed, and are revalidated', async () => {
  const { ask } = await startTestServer();
  const captions = '/films/sink-de.vtt';
  const { headers } = await ask(captions, { headers: { 'accept-encoding': 'br' } });
  expect([headers['content-type'], headers['content-encoding'], headers['cache-control'], headers['accept-ranges']]).toEqual([
    'text/vtt; charset=utf-8',
    'br',
    'no-cache',
    undefined,
  ]);
  expect((await ask(captions, { headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) } })).status).toBe(304);
  expect((await ask(captions, { headers: { 'accept-encoding': 'br', 'if-none-match': '"of-other-words"' } })).status).toBe(200);
});
