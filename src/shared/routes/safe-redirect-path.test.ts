import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirectPath } from './safe-redirect-path.ts';

test.each([
  '/',
  '/fr/',
  '/cart',
  '/checkout/address/?a=1#b',
  '/fr/account/orders/CH-1',
  '/plain/cart',
  '/sp%C3%BClen?page=2',
  '/docs/button',
  '/fr/search/20.22.1104',
])('R-06 a shopper may return to %s', (path) => {
  expect(safeRedirectPath(path)).toBe(path);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example/phish',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/%2E%2e/%2e//evil.example',
  '/a/%2e%2e//evil.example',
  'account',
  '',
])('R-06 %j leads to another site', (address) => {
  expect(safeRedirectPath(address)).toBeUndefined();
});

test.each([
  '/login',
  '/login?redirect=/cart',
  '/%6cogin',
  '/fr/login/',
  '/plain/login',
  '/fr/plain/session-expired',
  '/session-expired?redirect=/cart',
  '/register',
  '/reset-password',
  '/problem',
  '/consumer/logout',
  '/%63onsumer/logout',
  '/carts/',
  '/openapi.json',
  '/sandbox/outbox',
  '/assets/index.js',
  '/pictures/a.avif',
  '/icons.svg',
  '/RSC/R/cart.txt',
  '/metrics',
  '/%E0%A4%A',
  '/a%2Fb',
])('R-06 %s is no page to return to', (address) => {
  expect(safeRedirectPath(address)).toBeUndefined();
});

test('R-06 whatever is sent, an accepted path stays on this site, also when resolved from another of its pages', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'cart',
    'https:',
    ' ',
  );
  const address = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(piece).map((pieces) => `/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(address, (given) => {
      const path = safeRedirectPath(given);
      if (path === undefined) return;
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, 'https://www.undula.de/fr/login').origin).toBe('https://www.undula.de');
      expect(safeRedirectPath(path)).toBe(path);
    }),
  );
});
