import { type CountryCode, countries } from '#shared/country/countries.ts';

type Destination = { street: string; streetNo: string; zip: string; city: string };

/** The page that plans the way to an address, made of the address and its country (D-05); nothing is asked of it before it is opened. */
export const directionsTo = ({ street, streetNo, zip, city }: Destination, country: CountryCode): string => {
  const url = new URL('https://www.google.com/maps/dir/');
  url.searchParams.set('api', '1');
  url.searchParams.set('destination', [`${street} ${streetNo}`.trim(), `${zip} ${city}`, countries[country].label].join(', '));
  return url.href;
};
