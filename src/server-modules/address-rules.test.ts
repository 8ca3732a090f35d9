import { beforeAll, expect, test } from 'vitest';
import { getCountry, loadContent } from '#backend/content/content.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { addressRulesOf } from './address-rules.ts';

beforeAll(() => loadContent());

test.each(Object.keys(countries) as CountryCode[])('V-02 the form of an address in %s gets its rules, without their sources', (country) => {
  const rules = addressRulesOf(country);
  expect(rules.regions).toEqual(getCountry(country).regions);
  expect(Object.keys(rules.postalCode ?? { pattern: '', example: '' })).toEqual(['pattern', 'example']);
  expect(JSON.stringify(rules)).not.toContain('http');
});
