import { formatAddress } from 'localized-address-format';
import { type CountryCode, countries } from '#shared/country/countries.ts';

type Where = { street: string; streetNo: string; zip: string; city: string; region: string };

const isNumberFirst: ReadonlySet<CountryCode> = new Set(['fr', 'gb', 'us', 'ca', 'au', 'vn']);
const isFromLargeToSmall: ReadonlySet<CountryCode> = new Set(['jp', 'cn']);
// The postal services of these countries require the code of the state beside the town.
const writesRegion: ReadonlySet<CountryCode> = new Set(['us', 'ca', 'au']);

const streetLine = ({ street, streetNo }: Where, country: CountryCode): string => {
  if (isFromLargeToSmall.has(country)) return `${street}${streetNo}`;
  return (isNumberFirst.has(country) ? [streetNo, street] : [street, streetNo]).filter(Boolean).join(' ');
};

/** A dealer's address as it is written in its country: street and town, one line each; in Japan and China from large to small. */
export const dealerLines = (where: Where, country: CountryCode): string[] => {
  const street = streetLine(where, country);
  const isLarge = isFromLargeToSmall.has(country);
  return formatAddress({
    postalCountry: countries[country].iso,
    postalCode: where.zip,
    ...(isLarge ? { administrativeArea: `${where.city}${street}` } : { locality: where.city, addressLines: [street] }),
    ...(writesRegion.has(country) && { administrativeArea: where.region }),
  })
    .map((line) => line.replace(/^CH-/, '').trim())
    .filter(Boolean);
};
