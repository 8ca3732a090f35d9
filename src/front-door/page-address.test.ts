import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { canonicalEtags, canonicalQuery, keyOf, readAddress } from './page-address.ts';
import { readPath } from './request-path.ts';

const codes = Object.keys(countries) as CountryCode[];
const country = fc.constantFrom(...codes);
const query = fc
  .array(fc.tuple(fc.constantFrom('page', 'sort', 'utm_source', 'fbclid', 'material'), fc.string()), { maxLength: 30 })
  .map((pairs) => new URLSearchParams(pairs).toString());
const path = fc.constantFrom('/', '/fr/', '/fr/cart', '/search/granit', '/RSC/R/_root.txt', '/RSC/R/fr/cart.txt');

describe('the query of a page', () => {
  test.each([
    ['', ''],
    ['page=2', '?page=2'],
    ['utm_source=mail&page=2&gclid=1', '?page=2'],
    ['sort=price&page=2', '?page=2&sort=price'],
    ['material=granite&material=steel', '?material=granite&material=steel'],
    ['page=', ''],
    [`page=${'1'.repeat(101)}`, ''],
  ])('%s becomes %s', (given, expected) => {
    expect(canonicalQuery(given)).toBe(expected);
  });

  test('stays as it is the second time, and short', () => {
    fc.assert(
      fc.property(query, (given) => {
        const once = canonicalQuery(given);
        expect(canonicalQuery(once.slice(1))).toBe(once);
        expect(new URLSearchParams(once).size).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('the frames that the browser has', () => {
  test.each([
    ['{"root":"de","layout:/":"de-de","/cart":"x"}', '{"layout:/":"de-de","root":"de"}'],
    ['{"root":"<script>"}', ''],
    ['{"root":1}', ''],
    ['[]', ''],
    ['null', ''],
    ['{', ''],
    ['', ''],
  ])('%s is read as %s', (header, expected) => {
    expect(canonicalEtags(header)).toBe(expected);
  });
});

describe('the key of a page', () => {
  test('a raw address that is in its canonical form equals its key, so the fast way finds it', () => {
    fc.assert(
      fc.property(country, path, query, fc.option(fc.constant('{"root":"de"}'), { nil: undefined }), (code, asked, given, etags) => {
        const address = readAddress(code, asked, given, etags);
        const target = address.url.replace(/^https:\/\/[^/]+/, '');
        const read = readPath(target);
        expect('path' in read && readAddress(code, read.path, read.query, address.etags).key).toBe(address.key);
        expect(keyOf(code, target, address.etags)).toBe(address.key);
      }),
    );
  });

  test('different countries, paths, queries and frames never share one', () => {
    const parts = fc.tuple(country, path, query, fc.constantFrom(undefined, '{"root":"de"}', '{"root":"fr"}'));
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const [first, second] = [readAddress(...a), readAddress(...b)];
        expect(first.key === second.key).toBe(first.url === second.url && first.etags === second.etags);
      }),
    );
  });

  test('the renderer is asked under the configured domain', () => {
    expect(readAddress('ch', '/fr/cart', '', undefined)).toMatchObject({
      url: 'https://www.undula.ch/fr/cart',
      language: 'fr',
      isVariant: false,
    });
  });

  test.each([
    ['/RSC/R/fr/cart.txt', '', true],
    ['/fr/cart', 'page=2', true],
    ['/fr/search/evier', '', true],
    ['/fr/cart', 'utm_source=x', false],
  ])('%s?%s is a variant: %s', (asked, given, expected) => {
    expect(readAddress('ch', asked, given, undefined).isVariant).toBe(expected);
  });

  test('client navigation carries the query inside its own', () => {
    expect(readAddress('de', '/RSC/R/sinks.txt', `query=${encodeURIComponent('utm_source=x&page=2')}&other=1`, undefined).url).toBe(
      'https://www.undula.de/RSC/R/sinks.txt?query=page%3D2',
    );
  });
});
