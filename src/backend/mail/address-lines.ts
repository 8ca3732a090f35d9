import 'server-only';
import type { Address } from '#shared/contract/address.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';

type Place = { postalCode: string; city: string; region: string };
const join = (...parts: string[]): string => parts.filter(Boolean).join(' ');

// Universal Postal Union, addressing systems: where the code stands beside the town.
const townFirst = ({ postalCode, city, region }: Place): string[] => [join(region ? `${city}, ${region}` : city, postalCode)];
const townLast = ({ postalCode, city, region }: Place): string[] => [join(postalCode, city), region];
const codeBelow = ({ postalCode, city, region }: Place): string[] => [city, region, postalCode];
const places: Partial<Record<CountryCode, (place: Place) => string[]>> = {
  us: townFirst,
  ca: townFirst,
  au: townFirst,
  gb: codeBelow,
  ua: codeBelow,
  vn: codeBelow,
};

const fromLargeToSmall: CountryCode[] = ['jp', 'cn'];

/** An address as it stands on a parcel of that country, one line each; the region is already a name, the country stays away at home. */
export const addressLines = (address: Address, home: CountryCode, language: string): string[] => {
  const { country, company, street, postalCode, city, region } = address;
  const isAbroad = country !== home;
  const countryName = isAbroad ? (new Intl.DisplayNames(language, { type: 'region' }).of(countries[country].iso) ?? '') : '';
  if (fromLargeToSmall.includes(country)) {
    const name = country === 'jp' ? `${address.lastName} ${address.firstName} 様` : `${address.lastName}${address.firstName}`;
    return [countryName, country === 'jp' ? `〒${postalCode}` : postalCode, `${region}${city}${street}`, company, name].filter(Boolean);
  }
  const town = (places[country] ?? townLast)({ postalCode, city, region });
  return [company, `${address.firstName} ${address.lastName}`, street, ...town, countryName].filter(Boolean);
};
