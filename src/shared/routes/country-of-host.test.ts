import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { countryOfHost } from './country-of-host.ts';

const codes = Object.keys(countries) as CountryCode[];
const code = fc.constantFrom(...codes);
const port = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 65_535 }).map((number) => `:${number}`),
);
const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
const subdomains = fc.array(label, { maxLength: 4 }).map((labels) => labels.map((name) => `${name}.`).join(''));
/** Any mixture of cases. */
const inAnyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((sign, index) => (upper[index] ? sign.toUpperCase() : sign)).join(''));

test('C-02 a configured domain determines its country, with any subdomain, port, case, and trailing dot or not', () => {
  fc.assert(
    fc.property(
      code.chain((country) => fc.tuple(fc.constant(country), inAnyCase(countries[country].domain))),
      subdomains,
      port,
      fc.constantFrom('', '.'),
      ([country, domain], before, after, dot) => countryOfHost(`${before}${domain}${dot}${after}`) === country,
    ),
  );
});

test('C-02 the last part of an unknown domain determines the country', () => {
  fc.assert(
    fc.property(
      code,
      label,
      subdomains,
      port,
      (country, name, before, after) => countryOfHost(`${before}${name}.${country}${after}`) === country,
    ),
  );
  expect(countryOfHost('shop.example.uk')).toBe('gb');
  expect(countryOfHost('sink-shop.co.uk:8443')).toBe('gb');
});

test('C-02 a trailing .localhost is stripped first, so that every country runs on any machine', () => {
  fc.assert(fc.property(code, port, (country, after) => countryOfHost(`${country}.localhost${after}`) === country));
  fc.assert(fc.property(code, port, (country, after) => countryOfHost(`www.${countries[country].domain}.localhost${after}`) === country));
  expect(countryOfHost('localhost:3000')).toBe('de');
});

test('C-02 an unknown ending is Germany', () => {
  const ending = label.filter((name) => !Object.hasOwn(countries, name) && name !== 'uk' && name !== 'localhost');
  fc.assert(fc.property(subdomains, ending, port, (before, last, after) => countryOfHost(`${before}x.${last}${after}`) === 'de'));
});

test.each([
  undefined,
  '',
  ' ',
  '.',
  ':',
  ':3000',
  '[::1]',
  '[::1]:3000',
  '[2001:db8::fr]:443',
  '::ffff:at',
  '127.0.0.1:4200',
  '0x7f.1',
  'undula..fr',
  '.fr',
  'a b.fr',
  'evil@undula.fr',
  'undula.de,undula.fr',
  'undula.fr/path',
  'undula.fr\r\nx: y.at',
  'undula.fr\0.at',
  'xn--fr-.ƒr',
  'ＦＲ.localhost',
  'constructor',
  'shop.constructor',
  'shop.__proto__',
  'shop.toString',
  `${'a'.repeat(64)}.fr`,
  `${'a.'.repeat(200)}fr`,
])('C-02 a malformed, numeric or hostile host %j is Germany', (host) => {
  expect(countryOfHost(host)).toBe('de');
});

test('C-02 punycode is a name like any other', () => {
  expect(countryOfHost('xn--splen-kva.at')).toBe('at');
  expect(countryOfHost('undula.xn--p1ai')).toBe('de');
});

test('C-02 a domain inside a foreign one is not trusted', () => {
  expect(countryOfHost('undula.co.uk.evil.example')).toBe('de');
  expect(countryOfHost('undula.fr.evil.jp')).toBe('jp');
});

test('C-02 no header makes it throw or return anything but a country', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.domain(), fc.ipV4(), fc.ipV6(), fc.webAuthority()), (host) =>
      Object.hasOwn(countries, countryOfHost(host)),
    ),
  );
});
