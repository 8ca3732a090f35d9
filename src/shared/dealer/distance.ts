import type { CountryCode } from '#shared/country/countries.ts';
import { numberFormat } from '#shared/i18n/formats.ts';

const milesAreUsual: ReadonlySet<CountryCode> = new Set(['gb', 'us']);

/** The usual unit of distance in a country. */
export const unitOf = (country: CountryCode): 'km' | 'mi' => (milesAreUsual.has(country) ? 'mi' : 'km');

const kilometresOfMile = 1.609344;

/** Kilometres in the unit of a country. */
export const inUnit = (kilometres: number, unit: 'km' | 'mi'): number => (unit === 'mi' ? kilometres / kilometresOfMile : kilometres);

/** The distance of a dealer: `1,2 km`, `14 mi`, or spoken: `14 miles`; tenths below ten. */
export const formatDistance = (distance: number, unit: 'km' | 'mi', locale: string, unitDisplay: 'short' | 'long' = 'short'): string =>
  numberFormat(locale, {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    unitDisplay,
    maximumFractionDigits: distance < 10 ? 1 : 0,
  })
    .format(distance)
    .replace(' ', '\u00a0');
