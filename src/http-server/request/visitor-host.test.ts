import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHostReader, hasSingleHost, readHost } from './visitor-host.ts';

test.each([
  ['www.undula.ch', 'https', 'ch', true],
  ['ch.localhost:3000', 'http', 'ch', true],
  ['localhost:3000', 'http', 'de', true],
  ['ch.localhost:3000', 'https', 'ch', false],
  ['evilundula.ch', 'https', 'ch', false],
  ['shop.example', 'https', 'de', false],
  ['[::1]:3000', 'http', 'de', false],
  [undefined, 'https', 'de', false],
] as const)('C-02 %s under %s is %s, configured: %s', (host, scheme, country, isConfigured) => {
  expect(readHost(host, scheme)).toEqual({ country, isConfigured });
});

test.each([
  ['undula.ch', 'https://www.undula.ch'],
  ['UNDULA.ch:443', 'https://www.undula.ch'],
  ['shop.undula.co.uk', 'https://www.undula.co.uk'],
  ['www.undula.co.uk', undefined],
  ['evilundula.ch', undefined],
  ['ch.localhost:3000', undefined],
])('K-01 C-02 %s redirects to %s: a cart belongs to one host', (host, canonical) => {
  expect(readHost(host, 'https').canonical).toBe(canonical);
  expect(readHost(host, 'http').canonical).toBeUndefined();
});

test('any header maps to a country, the same each time', () => {
  const read = createHostReader('https');
  fc.assert(
    fc.property(fc.string(), (host) => {
      expect(read(host)).toEqual(readHost(host, 'https'));
    }),
  );
});

test.each([
  ['/sinks', ['Host', 'www.undula.de'], true],
  ['/sinks', ['Host', 'www.undula.de', 'Accept', 'host'], true],
  ['/sinks', ['Host', 'www.undula.de', 'hOST', 'evil.example'], false],
  ['http://www.undula.de/sinks', ['Host', 'WWW.undula.de:80'], true],
  ['http://evil.example/sinks', ['Host', 'www.undula.de'], false],
  ['http://www.undula.de:81/', ['Host', 'www.undula.de'], false],
])('a request for %s with %j names one host: %s', (url, rawHeaders, expected) => {
  expect(hasSingleHost({ url, rawHeaders, headers: { host: rawHeaders[1] } })).toBe(expected);
});
