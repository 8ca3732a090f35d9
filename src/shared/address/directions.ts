import { type CountryCode, countries } from '#shared/country/countries.ts';
import { dealerLines } from './dealer-lines.ts';

/** The link to directions to an address, from the address as it is written in its country, and the country (D-05); nothing is requested before it is opened. */
export const directionsTo = (address: Parameters<typeof dealerLines>[0], country: CountryCode): string => {
  const url = new URL('https://www.google.com/maps/dir/');
  url.searchParams.set('api', '1');
  url.searchParams.set('destination', [...dealerLines(address, country), countries[country].label].join(', '));
  return url.href;
};
