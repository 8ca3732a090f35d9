import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { siteOfPrefix } from '#shared/country/language-prefix.ts';
import { decodeSegments } from './decode-segments.ts';
import { noScriptPathTo, type PathName, paths, pathTo } from './paths.ts';
import { reservedSegments } from './reserved-segments.ts';
import { isRestPath, restPrefixes } from './rest-prefixes.ts';

const country = fc.constantFrom(...(Object.keys(countries) as CountryCode[]));
const name = fc.constantFrom(...(Object.keys(paths) as PathName[]));
const below = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('.', '..', '../..', '//evil.example', '\\evil', '\ud800', 'a/b?c#d', '%2e%2e'),
);

test('C-05 a shop screen is below the root of its country and language', () => {
  fc.assert(
    fc.property(country, name, (code, screen) => {
      const site = siteOfPrefix(code, undefined);
      return (
        site !== undefined &&
        pathTo(site, screen) === `${site.root}${paths[screen]}` &&
        noScriptPathTo(site, screen).startsWith(`${site.root}plain/`)
      );
    }),
  );
  expect(pathTo({ root: '/fr/' }, 'checkoutAddress')).toBe('/fr/checkout/address/');
  expect(pathTo({ root: '/' }, 'search', 'spüle 60/80')).toBe('/search/sp%C3%BCle%2060%2F80');
});

test('an appended segment stays one segment in the browser, whatever it contains', () => {
  fc.assert(
    fc.property(country, name, below, (code, screen, text) => {
      const site = siteOfPrefix(code, undefined);
      if (!site) return false;
      const path = pathTo(site, screen, text);
      const url = new URL(path, 'https://shop.example');
      return url.host === 'shop.example' && url.pathname === path && url.search === '' && url.hash === '';
    }),
  );
});

test('segments are parsed back, and a malformed one, or one that hides a slash, is rejected', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), (texts) => {
      const isPlain = texts.every((text) => !/[/\\\p{Cc}]/u.test(text));
      const decoded = decodeSegments(texts.map((text) => encodeURIComponent(text)));
      return isPlain ? JSON.stringify(decoded) === JSON.stringify(texts.map((text) => text.normalize('NFC'))) : decoded === undefined;
    }),
  );
  expect([['%'], ['%E0%A4%A'], ['a%2Fb'], ['a%5Cb'], ['a%00b']].map((segments) => decodeSegments(segments))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(decodeSegments(['spu%CC%88len', ''])).toEqual(['spülen']);
});

test('no content page may use a segment of the shop, of REST or of a language', () => {
  for (const segment of [
    'cart',
    'checkout',
    'search',
    'return-order',
    'docs',
    'plain',
    'fr',
    'register',
    ...restPrefixes.filter((prefix) => !prefix.includes('.')),
  ]) {
    expect(reservedSegments.has(segment)).toBe(true);
  }
});

test('REST serves its prefixes and everything below them, nothing else', () => {
  fc.assert(
    fc.property(fc.constantFrom(...restPrefixes), fc.webPath(), (prefix, rest) =>
      isRestPath(`/${prefix}${rest.startsWith('/') ? rest : ''}`),
    ),
  );
  expect(['/', '', '/cartsx', '/fr/carts', '/spuelen'].some(isRestPath)).toBe(false);
});
