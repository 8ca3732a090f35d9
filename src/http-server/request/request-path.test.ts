import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPath } from './request-path.ts';

describe('the path of a request', () => {
  test.each([
    ['/', { path: '/', query: '' }],
    ['/fr/cart?page=2&x', { path: '/fr/cart', query: 'page=2&x' }],
    ['/a/../b/./c', { canonicalPath: '/b/c', query: '' }],
    ['/%2e%2e/b', { canonicalPath: '/b', query: '' }],
    ['//evil.example/cart', { canonicalPath: '/evil.example/cart', query: '' }],
    ['//carts/x?a=1', { canonicalPath: '/carts/x', query: 'a=1' }],
    ['/.//evil.example/cart', { canonicalPath: '/evil.example/cart', query: '' }],
    ['/%63arts', { canonicalPath: '/carts', query: '' }],
    ['/%6fpenapi.json', { canonicalPath: '/openapi.json', query: '' }],
    ['/%52SC/R/cart.txt', { canonicalPath: '/RSC/R/cart.txt', query: '' }],
    ['/a%2f%c3%bc', { canonicalPath: '/a%2F%C3%BC', query: '' }],
    ['/a%2Fb', { path: '/a%2Fb', query: '' }],
    ['/%2563arts', { path: '/%2563arts', query: '' }],
    ['http://undula.ch/fr/?page=2', { path: '/fr/', query: 'page=2' }],
    ['/K%C3%BCche', { path: '/K%C3%BCche', query: '' }],
  ])('%s is read', (target, expected) => {
    expect(readPath(target)).toEqual(expected);
  });

  test.each(['/%E0%A4%A', '/%', '/%zz', '/a%00b', '/\\evil.example', '/a b', '/Küche', '*', '', 'cart'])('%j is malformed', (target) => {
    expect(readPath(target)).toEqual({ errorStatus: 400 });
  });

  test('more than two kilobytes are too long', () => {
    expect(readPath(`/${'a'.repeat(2047)}`)).toEqual({ path: `/${'a'.repeat(2047)}`, query: '' });
    expect(readPath(`/${'a'.repeat(2048)}`)).toEqual({ errorStatus: 414 });
  });

  test('whatever the input, it never throws, and its result parses to itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl({ withQueryParameters: true }),
          fc.string().map((text) => `/${text}`),
          fc.array(fc.constantFrom('/', '.', '%2e', '%2F', '%63', 'carts', '%25', 'x')).map((parts) => `/${parts.join('')}`),
        ),
        (target) => {
          const read = readPath(target);
          if ('errorStatus' in read) return;
          const path = 'path' in read ? read.path : read.canonicalPath;
          expect(path.startsWith('/') && !path.startsWith('//')).toBe(true);
          expect(readPath(path)).toEqual({ path, query: '' });
        },
      ),
    );
  });
});
