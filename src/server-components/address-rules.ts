import { getCountry } from '#backend/content/content.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { AddressRules } from '#shared/validation/address-for.ts';

/** What a country asks of an address, as a browser needs it: where the rule is written stays here. */
export const addressRulesOf = (country: CountryCode): AddressRules => {
  const { postalCode, regions } = getCountry(country);
  if (!postalCode) return { country, postalCode, regions };
  const { pattern, example, ofRegions } = postalCode;
  return { country, postalCode: { pattern, example, ...(ofRegions && { ofRegions: { byRegion: ofRegions.byRegion } }) }, regions };
};
