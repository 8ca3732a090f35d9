import { readFile } from 'node:fs/promises';
import type { CountryCode } from '../../src/shared/country/countries.ts';
import type { City } from './read-cities.ts';

/** The location of a postal code, or of all with that prefix; the name is the one in the source. */
export type PostalArea = { code: string; latitude: number; longitude: number; name: string };

type Areas = Partial<Record<CountryCode, Record<string, string>>>;
type Zip = { zip: string; latitude: number; longitude: number; city: string; country: string };

const cityNamed = (cities: readonly City[], name: string): City => {
  const found = cities.find((city) => city.name === name) ?? cities.find(({ names }) => names.includes(name));
  if (!found) throw new Error(`No place is called ${name}`);
  return found;
};

const areaOf = (code: string, { latitude, longitude, name }: City): PostalArea => ({ code, latitude, longitude, name });

// A French code begins with the number of its department, which GeoNames has for each place.
const departments = (cities: readonly City[]): PostalArea[] => {
  const largest = new Map(cities.toReversed().map((city) => [city.district, city]));
  return [...largest].filter(([number]) => /^\d{2}$/.test(number)).map(([number, city]) => areaOf(number, city));
};

const zipsOf = async (name: 'US' | 'Canada'): Promise<PostalArea[]> => {
  const { default: zipcodes } = await import('zipcodes');
  return Object.values<Zip>(zipcodes.codes)
    .filter((zip) => zip.country === name && Number.isFinite(zip.latitude) && zip.latitude !== 0)
    .map(({ zip, latitude, longitude, city }) => ({ code: zip, latitude, longitude, name: city.replace(/ \(.*$/, '') }));
};

// Ten neighbours form one area: the middle one of their list represents them.
const tens = (zips: readonly PostalArea[]): PostalArea[] =>
  [...Map.groupBy(zips, ({ code }) => code.slice(0, 4))].flatMap(([code, ten]) => {
    const middle = ten[Math.floor(ten.length / 2)];
    return middle ? [{ ...middle, code }] : [];
  });

/**
 * The postal codes of a country available as open data: the first four characters of the ZIP codes of the United States, the first three of
 * Canadian codes, the departments of France; elsewhere the areas of the first characters (`postal-areas.json`), each represented by its
 * largest place.
 */
export const postalCodesOf = async (country: CountryCode, cities: readonly City[]): Promise<PostalArea[]> => {
  if (country === 'fr') return departments(cities);
  if (country === 'us') return tens(await zipsOf('US'));
  if (country === 'ca') return zipsOf('Canada');
  const areas = JSON.parse(await readFile(new URL('postal-areas.json', import.meta.url), 'utf8')) as Areas;
  return Object.entries(areas[country] ?? {}).map(([code, name]) => areaOf(code, cityNamed(cities, name)));
};
