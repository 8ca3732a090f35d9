import { beforeAll, expect, test } from 'vitest';
import { getCountry, loadContent } from '#backend/content/content.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { addressRulesOf } from './address-rules.ts';

beforeAll(() => loadContent());

test.each(Object.keys(countries) as CountryCode[])('V-02 the address form in %s gets its rules, without their sources', (country) => {
  const rules = addressRulesOf(country);
  expect(rules.regions).toEqual(getCountry(country).regions);
  const { ofRegions, ...rule } = rules.postalCode ?? { pattern: '', example: '' };
  expect(Object.keys(rule)).toEqual(['pattern', 'example']);
  expect(Object.keys(ofRegions ?? { byRegion: {} })).toEqual(['byRegion']);
  expect(JSON.stringify(rules)).not.toContain('http');
});
