import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import { currencies } from '#shared/country/currency.ts';
import { findSite } from '#shared/country/site.ts';
import { formatMoney, minorDigits } from './money.ts';

const sites = (Object.keys(countries) as CountryCode[]).flatMap((code) => {
  const { languages, currency }: CountryFacts = countries[code];
  return languages.map((language) => ({ locale: findSite(code, language)?.locale ?? '', currency }));
});

test('C-07 yen and dong have no minor units, all others two digits', () => {
  expect(currencies.map((currency) => [currency, minorDigits(currency)])).toEqual([
    ['EUR', 2],
    ['GBP', 2],
    ['AUD', 2],
    ['CAD', 2],
    ['JPY', 0],
    ['USD', 2],
    ['VND', 0],
  ]);
});

test('C-07 every amount in every locale reads back as the same minor units', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sites), fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), ({ locale, currency }, rawValue) => {
      const digits = formatMoney({ rawValue, currency }, locale).replace(/\D/g, '');
      return Number(digits) === Math.abs(rawValue);
    }),
  );
});

test.each([
  ['de-DE', 'EUR', 44_900, '449,00 €'],
  ['fr-CH', 'EUR', 44_950, '449.50 €'],
  ['en-GB', 'GBP', 39_900, '£399.00'],
  ['en-US', 'USD', 48_900, '$489.00'],
  ['en-CA', 'CAD', 64_900, '$649.00'],
  ['fr-CA', 'CAD', 64_900, '649,00 $'],
  ['ja-JP', 'JPY', 78_000, '￥78,000'],
  ['vi-VN', 'VND', 12_900_000, '12.900.000 ₫'],
] as const)('C-07 in %s %s %i is formatted as %s', (locale, currency, rawValue, expected) => {
  expect(formatMoney({ rawValue, currency }, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});
