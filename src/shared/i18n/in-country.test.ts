import { expect, test } from 'vitest';
import { type CountryCode, countries, languages } from '#shared/country/countries.ts';
import { countryName } from './country-name.ts';
import { inCountry } from './in-country.ts';

test.each([
  ['gb', 'en', 'in the United Kingdom'],
  ['us', 'en', 'in the United States'],
  ['ch', 'de', 'in der Schweiz'],
  ['ca', 'fr', 'au Canada'],
  ['be', 'nl', 'in België'],
  ['hu', 'hu', 'Magyarországon'],
] as const)('C-11 %s stands in a sentence of %s as %s', (country, language, words) => {
  expect(inCountry(country, language)).toBe(words);
});

test('C-11 every site has its country as a place, not as a bare name', () => {
  const bare = (Object.keys(countries) as CountryCode[]).flatMap((country) =>
    languages
      .filter((language) => (countries[country].languages as readonly string[]).includes(language))
      // Japanese puts its particle behind the bare name.
      .filter((language) => language !== 'ja' && inCountry(country, language) === countryName(country, language))
      .map((language) => `${country} ${language}`),
  );
  expect(bare).toEqual([]);
});
