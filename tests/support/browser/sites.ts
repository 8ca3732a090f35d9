import { type CountryCode, type CountryFacts, countries } from '../../../src/shared/country/countries.ts';
import { findSite, type Site } from '../../../src/shared/country/site.ts';

/** Every country in each of its languages. */
export const everySite: readonly Site[] = (Object.entries(countries) as [CountryCode, CountryFacts][]).flatMap(([country, { languages }]) =>
  languages.flatMap((language) => findSite(country, language) ?? []),
);
