import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountryCode, countries, languages } from '#shared/country/countries.ts';
import { canonicalPath, findPersonalRedirect, findRedirect } from './redirects.ts';

const codes = Object.keys(countries) as CountryCode[];
const segment = fc.oneof(
  fc.constantFrom('cart', 'checkout', 'address', 'payment', 'summary', 'docs', 'RSC', 'plain', 'robots.txt', '', ...languages),
  fc.stringMatching(/^[a-z-]{1,8}$/),
);
const anyPath = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/'))
  .map(([parts, end]) => `/${parts.join('/')}${end}`.replace(/^\/+/, '/'));
const preference = fc.record({
  cookie: fc.option(fc.string(), { nil: undefined }),
  acceptLanguage: fc.option(fc.string(), { nil: undefined }),
});

describe('C-04 the bare root', () => {
  test.each([
    ['ch', {}, '/de/'],
    ['ch', { acceptLanguage: 'fr' }, '/fr/'],
    ['ch', { acceptLanguage: 'it, fr;q=0.8, de;q=0.9' }, '/de/'],
    ['ch', { acceptLanguage: 'de', cookie: 'a=b; language=fr' }, '/fr/'],
    ['ch', { acceptLanguage: 'fr', cookie: 'language=ja' }, '/fr/'],
    ['be', { acceptLanguage: 'de' }, '/nl/'],
    ['ca', { acceptLanguage: 'fr-CA,fr;q=0.9' }, '/fr/'],
  ] as const)('%s with %j leads to %s', (country, visitor, path) => {
    expect(findRedirect(country, '/', visitor)).toEqual({ status: 307, path });
  });

  test.each(['de', 'jp', 'gb'] as const)('%s has one language: its root answers', (country) => {
    expect(findRedirect(country, '/', { acceptLanguage: 'fr' })).toBeUndefined();
  });
});

describe('C-05 the path of a page without a language', () => {
  test.each([
    ['ch', '/cart', { status: 307, path: '/de/cart' }],
    ['ch', '/checkout/payment', { status: 307, path: '/de/checkout/payment/' }],
    ['ch', '/plain/cart', { status: 307, path: '/de/plain/cart' }],
    ['ch', '/fr/cart', undefined],
    ['ch', '/it/cart', undefined],
    ['ch', '/docs/button', undefined],
    ['ch', '/robots.txt', undefined],
    ['ch', '/kein.plan', undefined],
    ['ch', '/search/20.22.1104', { status: 307, path: '/de/search/20.22.1104' }],
    ['ch', '/search/G1.5', { status: 307, path: '/de/search/G1.5' }],
    ['ch', '/return-order/DE.1', { status: 307, path: '/de/return-order/DE.1' }],
    ['ch', '/checkout/success/DE-1.2', { status: 307, path: '/de/checkout/success/DE-1.2' }],
    ['ch', '/fr/search/20.22.1104', undefined],
    ['ch', '/RSC/R/cart.txt', undefined],
    ['ch', '/RSC/R/search/20.22.1104.txt', undefined],
    ['de', '/cart', undefined],
    ['de', '/de/cart', undefined],
    ['de', '/fr/cart', undefined],
  ] as const)('%s%s', (country, path, expected) => {
    expect(findRedirect(country, path, {})).toEqual(expected);
  });
});

describe('the canonical spelling of an address', () => {
  test.each([
    ['/fr', '/fr/'],
    ['/fr/', '/fr/'],
    ['/cart/', '/cart'],
    ['/fr//cart', '/fr/cart'],
    ['/checkout/address', '/checkout/address/'],
    ['/fr/checkout/summary', '/fr/checkout/summary/'],
    ['/checkout/payment/', '/checkout/payment/'],
    ['/checkout/success/', '/checkout/success'],
    ['/', '/'],
  ])('%s is spelled %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});

test('a redirect leads to a page, never to another redirect and never to another site', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), anyPath, preference, preference, (country, path, visitor, later) => {
      const redirect = findRedirect(country, path, visitor);
      if (!redirect) return;
      expect(redirect.path).toMatch(/^\/(?!\/)/);
      expect(findRedirect(country, redirect.path, later)).toBeUndefined();
    }),
  );
});

test('U-02 U-04 the link in a mail leads to the document that is never cached', () => {
  expect(findPersonalRedirect('/reset-password', 'trxId=1&trnxId=2')).toEqual({ status: 307, path: '/plain/reset-password' });
  expect(findPersonalRedirect('/fr/confirm-registration', 'id=1&userId=2')).toEqual({
    status: 307,
    path: '/fr/plain/confirm-registration',
  });
  expect([findPersonalRedirect('/reset-password', ''), findPersonalRedirect('/login', 'id=1')]).toEqual([undefined, undefined]);
});
