import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, encode, encodings, isCompressible, readAcceptEncoding } from './encoding.ts';

describe('the encoding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, zstd; q=0 , gzip;q=0.1', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['gzip;q=0.8, *;q=0.2', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'zstd'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('%s is answered with %s', (header, encoding) => {
    expect(readAcceptEncoding(header)).toBe(encoding);
  });

  test('an encoding that the client rejects is never used, whatever else the header says', () => {
    const weight = fc.constantFrom('', ';q=0', '; q=0.0', ';q=0.5', ';q=1');
    const part = fc.tuple(fc.constantFrom('br', 'zstd', 'gzip', 'deflate', '*'), weight);
    fc.assert(
      fc.property(fc.uniqueArray(part, { selector: ([name]) => name }), (parts) => {
        const chosen = readAcceptEncoding(parts.map(([name, q]) => name + q).join(', '));
        const said = parts.find(([name]) => name === chosen) ?? parts.find(([name]) => name === '*');
        expect(chosen === 'identity' || (said !== undefined && !/q=0(\.0)?$/.test(said[1]))).toBe(true);
      }),
    );
  });

  test('any header yields a supported encoding, cached or not', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (header) => encodings.includes(readAcceptEncoding(header)) && chooseEncoding(header) === readAcceptEncoding(header),
      ),
    );
    expect(chooseEncoding(undefined)).toBe('identity');
    expect(chooseEncoding(['br', 'gzip'])).toBe('identity');
  });
});

test('each encoding decodes to the original body, at every effort', async () => {
  const body = Buffer.from('Spüle '.repeat(200));
  const back = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  for (const encoding of encodings) {
    for (const effort of ['once', 'page', 'change', 'build'] as const)
      expect(back[encoding](await encode(body, encoding, effort)).equals(body)).toBe(true);
  }
});

test.each([
  ['text/html; charset=utf-8', true],
  ['image/svg+xml', true],
  ['application/json', true],
  ['image/avif', false],
  ['font/woff2', false],
])('%s is compressed: %s', (type, expected) => {
  expect(isCompressible(type)).toBe(expected);
});
