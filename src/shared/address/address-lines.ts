import { formatAddress } from 'localized-address-format';
import type { Address } from '#shared/contract/address.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { addressLayoutOf } from './address-layout.ts';

/** What is needed besides the address itself. */
type Setting = {
  /** The regions of the address's country by code, as its country file has them. */
  regions: Record<string, string>;
  /** In the reader's language; omitted for domestic addresses. */
  countryName?: string;
};

// The postal services of these countries require the code of a state or province; elsewhere its name is used.
const writeCodes: ReadonlySet<CountryCode> = new Set(['us', 'ca', 'au', 'it']);
const writeTogether: ReadonlySet<CountryCode> = new Set(['cn']);
const honorific: Partial<Record<CountryCode, string>> = { jp: ' 様' };

type Person = Pick<Address, 'firstName' | 'lastName'>;

/** A person's whole name, in the order of a country. */
export const fullName = ({ firstName, lastName }: Person, country: CountryCode): string => {
  const parts = addressLayoutOf(country).isFamilyNameFirst ? [lastName, firstName] : [firstName, lastName];
  return parts.filter(Boolean).join(writeTogether.has(country) ? '' : ' ');
};

const regionOf = ({ country, region, city }: Address, regions: Setting['regions']): string => {
  if (writeCodes.has(country)) return region;
  const name = (Object.hasOwn(regions, region) ? regions[region] : region) ?? region;
  return name === city ? '' : name;
};

/**
 * An address as it is written on a parcel in its country, line by line: on screens, in mails, on labels and invoices. The order is that of
 * the postal services (libaddressinput), names follow the country's order.
 */
export const addressLines = (address: Address, { regions, countryName = '' }: Setting): string[] => {
  const { country, company, street, addition, postalCode, city } = address;
  const isFromLargeToSmall = country === 'jp' || country === 'cn';
  const region = regionOf(address, regions);
  const lines = formatAddress({
    postalCountry: countries[country].iso,
    // From large to small they share a line, in Japan without one for the town.
    ...(country === 'jp' && { administrativeArea: `${region}${city}${street}` }),
    ...(country === 'cn' && { administrativeArea: region, locality: `${city}${street}` }),
    ...(!isFromLargeToSmall && { administrativeArea: region, locality: city }),
    postalCode,
    organization: company,
    name: `${fullName(address, country)}${honorific[country] ?? ''}`,
    addressLines: isFromLargeToSmall ? [addition] : [street, addition],
  })
    // "CH-" is for mail from abroad.
    .map((line) => (country === 'ch' && countryName === '' ? line.replace(/^CH-/, '') : line).trim())
    .filter(Boolean);
  if (countryName === '') return lines;
  return isFromLargeToSmall ? [countryName, ...lines] : [...lines, countryName];
};
