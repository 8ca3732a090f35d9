import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPath } from './request-path.ts';

describe('the path of a request', () => {
  test.each([
    ['/', { path: '/', query: '' }],
    ['/fr/cart?page=2&x', { path: '/fr/cart', query: 'page=2&x' }],
    ['/a/../b/./c', { path: '/b/c', query: '' }],
    ['/%2e%2e/b', { path: '/b', query: '' }],
    ['//evil.example/cart', { path: '/evil.example/cart', query: '' }],
    ['http://undula.ch/fr/?page=2', { path: '/fr/', query: 'page=2' }],
    ['/K%C3%BCche', { path: '/K%C3%BCche', query: '' }],
  ])('%s is read', (target, expected) => {
    expect(readPath(target)).toEqual(expected);
  });

  test.each(['/%E0%A4%A', '/%', '/%zz', '/a%00b', '/\\evil.example', '/a b', '/Küche', '*', '', 'cart'])('%j is malformed', (target) => {
    expect(readPath(target)).toEqual({ refusal: 400 });
  });

  test('more than two kilobytes are too long', () => {
    expect(readPath(`/${'a'.repeat(2047)}`)).toEqual({ path: `/${'a'.repeat(2047)}`, query: '' });
    expect(readPath(`/${'a'.repeat(2048)}`)).toEqual({ refusal: 414 });
  });

  test('whatever comes, it never throws, and what it reads reads the same again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl({ withQueryParameters: true }),
          fc.string().map((text) => `/${text}`),
        ),
        (target) => {
          const read = readPath(target);
          if ('refusal' in read) return;
          expect(read.path.startsWith('/') && !read.path.startsWith('//')).toBe(true);
          expect(readPath(read.path)).toEqual({ path: read.path, query: '' });
        },
      ),
    );
  });
});
