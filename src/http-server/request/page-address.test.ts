import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { cacheKeyOf, canonicalEtags, canonicalQuery, readAddress } from './page-address.ts';
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
    [`q=${'a'.repeat(99)}%F0%9F%9A%BF`, `?q=${'a'.repeat(99)}`],
  ])('%s becomes %s', (given, expected) => {
    expect(canonicalQuery(given)).toBe(expected);
  });

  test('a second pass changes nothing, and the query is short', () => {
    fc.assert(
      fc.property(query, (given) => {
        const once = canonicalQuery(given);
        expect(canonicalQuery(once.slice(1))).toBe(once);
        expect(new URLSearchParams(once).size).toBeLessThanOrEqual(20);
      }),
    );
  });
});

const present = { 'layout:/': 'de-de-2RGioDAYzQ-xQk2o-shop', root: 'de-DE' };
const both = JSON.stringify(present);

describe('the layouts that the browser has', () => {
  test.each([
    [`{"root":"de-DE","layout:/":"de-de-2RGioDAYzQ-xQk2o-shop","/cart":"x"}`, both],
    ['{"root":"de-DE"}', '{"root":"de-DE"}'],
    [`{"root":"de-CH","layout:/":"${present['layout:/']}"}`, `{"layout:/":"${present['layout:/']}"}`],
    ['{"layout:/":"de-de-older-shop"}', ''],
    ['{"layout:/":"de-de-2RGioDAYzQ-xQk2o-ordering"}', ''],
    ['{"root":1}', ''],
    ['[]', ''],
    ['null', ''],
    ['{', ''],
    ['', ''],
  ])('%s is read as %s', (header, expected) => {
    expect(canonicalEtags(header, present)).toBe(expected);
  });

  test.each([
    ['/RSC/R/_root.txt', { 'layout:/': 'ch-de-7-shop', root: 'de-CH' }],
    ['/RSC/R/fr/eviers.txt', { 'layout:/': 'ch-fr-7-shop', root: 'fr-CH' }],
    ['/RSC/R/fr/checkout/address.txt', { 'layout:/': 'ch-fr-7-ordering', root: 'fr-CH' }],
    ['/RSC/R/fr/checkout/success/1.txt', { 'layout:/': 'ch-fr-7-placed', root: 'fr-CH' }],
    ['/RSC/R/docs/link.txt', { 'layout:/': 'ch-de-7-docs', root: 'en-GB' }],
  ])('of %s are %o', (asked, frames) => {
    const etags = JSON.stringify(frames);
    expect(readAddress('ch', asked, '', { etags, contentVersion: '7' }).etags).toBe(etags);
    expect(readAddress('ch', asked, '', { etags, contentVersion: '8' }).etags).not.toContain('layout');
  });

  test('give a page four keys at most, whatever is sent', () => {
    const tag = fc.oneof(fc.constantFrom('de-DE', 'fr-CH', 'de-de-7-shop', 'ch-fr-7-shop', 'de-de-7-docs'), fc.string());
    const slots = fc.dictionary(fc.oneof(fc.constantFrom('root', 'layout:/', '__proto__'), fc.string()), tag);
    fc.assert(
      fc.property(fc.array(slots, { minLength: 20, maxLength: 40 }), (sent) => {
        const keys = sent.map((one) => readAddress('de', '/RSC/R/x.txt', '', { etags: JSON.stringify(one), contentVersion: '7' }).key);
        expect(new Set(keys).size).toBeLessThanOrEqual(4);
      }),
    );
  });
});

const sentTags = ['{"root":"de-DE"}', '{"root":"fr-CH"}', '{"layout:/":"ch-fr-7-shop","root":"fr-CH"}'];
const frames = fc.record({ etags: fc.constantFrom(undefined, ...sentTags), contentVersion: fc.constant('7') });

describe('the key of a page', () => {
  test('a raw address in canonical form equals its key, so the fast path finds it', () => {
    fc.assert(
      fc.property(country, path, query, frames, (code, asked, given, sent) => {
        const address = readAddress(code, asked, given, sent);
        const target = address.url.replace(/^https:\/\/[^/]+/, '');
        const read = readPath(target);
        expect('path' in read && readAddress(code, read.path, read.query, { etags: address.etags, contentVersion: '7' }).key).toBe(
          address.key,
        );
        expect(cacheKeyOf(code, target, address.etags)).toBe(address.key);
      }),
    );
  });

  test('different countries, paths, queries and layouts never share a key', () => {
    const parts = fc.tuple(country, path, query, frames);
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const [first, second] = [readAddress(...a), readAddress(...b)];
        expect(first.key === second.key).toBe(first.url === second.url && first.etags === second.etags);
      }),
    );
  });

  test('the renderer is called under the configured domain', () => {
    expect(readAddress('ch', '/fr/cart', '')).toMatchObject({
      url: 'https://www.undula.ch/fr/cart',
      language: 'fr',
      isVariant: false,
    });
  });

  test.each([
    ['/RSC/R/fr/cart.txt', '', true, 'change'],
    ['/RSC/R/fr/search/evier.txt', '', true, 'once'],
    ['/fr/cart', 'page=2', true, 'once'],
    ['/fr/search/evier', '', true, 'once'],
    ['/fr/cart', 'utm_source=x', false, 'page'],
  ])('%s?%s is a variant: %s, compressed as %s', (asked, given, isVariant, effort) => {
    expect(readAddress('ch', asked, given)).toMatchObject({ isVariant, effort });
  });

  test('a client-side navigation carries the query in a parameter of its own', () => {
    expect(readAddress('de', '/RSC/R/sinks.txt', `query=${encodeURIComponent('utm_source=x&page=2')}&other=1`).url).toBe(
      'https://www.undula.de/RSC/R/sinks.txt?query=page%3D2',
    );
  });
});
