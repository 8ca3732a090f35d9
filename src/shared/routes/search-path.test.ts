import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchPath, searchPathTo, termOfPath } from './search-path.ts';

/** What a browser requests when it follows a link, and the term that the page reads from it. */
const follow = (path: string): string | undefined => {
  const { pathname, searchParams } = new URL(path, 'https://shop.example/fr/eviers');
  const segments = pathname.split('/').slice(2);
  return segments.length > 0 ? termOfPath(segments) : (searchParams.get('q') ?? undefined);
};

test.each(['3/8" Anschluss', '1/2"', '60/80', 'C++', '50 %', '#4', 'a//b', 'a\\b', '..', '.', '20.22.1104', 'a?b&c=d', '/', 'spüle'])(
  'P-04 the address of a search for %s contains the exact term',
  (term) => {
    expect(follow(searchPath('/search', term))).toBe(term);
    expect(follow(searchPathTo('/search', term, 'pages'))).toBe(term);
  },
);

test('P-04 and so does that of any other term', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const term = text.normalize('NFC');
      expect(follow(searchPath('/search', term))).toBe(term);
    }),
  );
});

test('P-04 an address with manually escaped slashes, or with slashes between segments, is parsed', () => {
  expect([
    termOfPath(['3%2F8%22']),
    termOfPath(['3', '8%22']),
    termOfPath(['a', '', 'b']),
    termOfPath(['%E0%A4%A']),
    termOfPath(['a%00']),
  ]).toEqual(['3/8"', '3/8"', 'a//b', undefined, undefined]);
});
