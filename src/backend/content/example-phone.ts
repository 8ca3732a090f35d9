import 'server-only';
import { getExampleNumber, type CountryCode as PhoneCountry } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import type { CountryCode } from '#shared/country/countries.ts';

/** A phone number as people of a country write it, for a hint. */
export const examplePhone = (country: CountryCode): string =>
  getExampleNumber(country.toUpperCase() as PhoneCountry, examples)?.formatNational() ?? '';
