import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, WithContext } from 'schema-dts';
import type { Dealer } from '#shared/contract/dealer.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const satisfies DayOfWeek[];

// The format's days end at 23:59.
const timeOf = (clock: string): string => (clock === '24:00' ? '23:59' : clock);

const usual = ({ openingHours }: Dealer): OpeningHoursSpecification[] =>
  openingHours.flatMap(({ periods }, index) =>
    periods.map((period): OpeningHoursSpecification => {
      const [opens = '', closes = ''] = period.split('-');
      return { '@type': 'OpeningHoursSpecification', dayOfWeek: days[index] ?? 'Sunday', opens: timeOf(opens), closes: timeOf(closes) };
    }),
  );

// The same opening and closing time means closed all day (Google's rules for local businesses).
const shut = ({ closedOn }: Dealer): OpeningHoursSpecification[] =>
  closedOn.map((date) => ({ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens: '00:00', closes: '00:00' }));

/** A dealer for search engines: location, contact, opening hours; `path` is its page in the shop. */
export const presentLocalBusiness = (site: Site, dealer: Dealer, path: string): WithContext<LocalBusiness> => {
  const { street, streetNo, zip, city, geoLocation } = dealer.address;
  const hours = usual(dealer);
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeGoodsStore',
    '@id': absoluteUrl(site.country, path),
    name: dealer.name,
    url: dealer.homepage,
    telephone: dealer.phone,
    email: dealer.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street} ${streetNo}`.trim(),
      postalCode: zip,
      addressLocality: city,
      addressCountry: countries[site.country].iso,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geoLocation.latitude, longitude: geoLocation.longitude },
    ...(hours.length > 0 && { openingHoursSpecification: [...hours, ...shut(dealer)] }),
  };
};
