import { getCountry } from '#backend/content/content.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { AddressRules } from '#shared/validation/address-for.ts';

/** A country's address rules as a browser needs them; the sources of the rules stay on the server. */
export const addressRulesOf = (country: CountryCode): AddressRules => {
  const { postalCode, regions } = getCountry(country);
  if (!postalCode) return { country, postalCode, regions };
  const { pattern, example, ofRegions } = postalCode;
  return { country, postalCode: { pattern, example, ...(ofRegions && { ofRegions: { byRegion: ofRegions.byRegion } }) }, regions };
};
