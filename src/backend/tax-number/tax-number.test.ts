import { expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { readTaxNumber } from './tax-number.ts';

// Published sample numbers of each country's authority, with the right check digit.
const samples: Record<CountryCode, string> = {
  at: 'ATU13585627',
  de: 'DE136695976',
  ch: 'CHE-107.787.577 IVA',
  gb: 'GB 980 7806 84',
  au: '83 914 571 673',
  be: 'BE403019261',
  ca: '12302 6635 RC 0001',
  cn: '91110000600037341L',
  cz: 'CZ25123891',
  fr: 'FR 40 303 265 045',
  hu: 'HU-12892312',
  it: 'IT 00743110157',
  jp: '5835678256246',
  nl: 'NL4495445B01',
  pl: 'PL 8567346215',
  pt: 'PT 501 964 843',
  es: 'ES B58378431',
  ua: '32855961',
  us: '91-1144442',
  vn: '0100233488',
};

test.each(Object.keys(countries) as CountryCode[])('V-02 %s identifies its companies by their number', (country) => {
  expect(readTaxNumber(country, samples[country])).toBeDefined();
  for (const wrong of ['', '1', 'none', 'DE136695977']) expect(readTaxNumber(country, wrong)).toBeUndefined();
});

test('V-02 an EU VAT id is valid in every country, with the right check digit only', () => {
  for (const country of Object.keys(countries) as CountryCode[]) {
    expect(readTaxNumber(country, 'ATU13585627')).toBeDefined();
    expect(readTaxNumber(country, 'ATU13585626')).toBeUndefined();
  }
  expect(readTaxNumber('de', 'EL 094259216')).toBeDefined();
});
