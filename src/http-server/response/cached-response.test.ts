import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCachedResponse } from './cached-response.ts';

const html = Buffer.from('<p>sink</p>'.repeat(1000));
const fields = { 'content-type': 'text/html; charset=utf-8' };

test('a page is compressed on the first request for an encoding, once, and stays so', async () => {
  const answer = createCachedResponse(200, fields, html);
  expect(Object.keys(answer.variants)).toEqual(['identity']);
  const [one, other] = await Promise.all([answer.encodeLater?.('br'), answer.encodeLater?.('br')]);
  expect(other).toBe(one);
  expect(answer.variants.br).toBe(one);
  expect(Object.keys(answer.variants).toSorted()).toEqual(['br', 'identity']);
  expect(brotliDecompressSync(one?.body ?? '').equals(html)).toBe(true);
});

test('the size of a page includes the encodings still to come', async () => {
  const answer = createCachedResponse(200, fields, html);
  await Promise.all((['br', 'zstd', 'gzip'] as const).map((encoding) => answer.encodeLater?.(encoding)));
  const cached = Object.values(answer.variants).reduce((sum, { body }) => sum + body.length, 0);
  expect(answer.bytes).toBeGreaterThan(cached);
});

test('a body that is already compressed or empty is left as it is', () => {
  expect(createCachedResponse(200, { 'content-type': 'image/avif' }, html).encodeLater).toBeUndefined();
  expect(createCachedResponse(308, fields, Buffer.alloc(0)).encodeLater).toBeUndefined();
});
