import { readFileSync } from 'node:fs';
import { isValidIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { ibanExampleOf } from './iban-examples.ts';

const offers = (country: CountryCode): boolean => readFileSync(`content/countries/${country}.json`, 'utf8').includes('"DirectDebit"');

test('O-02 wherever direct debit is offered, the example is a valid account of the own country', () => {
  const offering = (Object.keys(countries) as CountryCode[]).filter(offers);
  expect(offering).toContain('pl');
  const foreign = offering.filter((country) => {
    const example = ibanExampleOf(country).replaceAll(' ', '');
    return !isValidIBAN(example) || !example.startsWith(country.toUpperCase());
  });
  expect(foreign).toEqual([]);
});
