import { readFile } from 'node:fs/promises';
import type { CountryCode } from '../../src/shared/country/countries.ts';
import { postalCodesOf } from '../places/postal-codes.ts';
import type { City } from '../places/read-cities.ts';

/** A city with the prefixes of its postal codes, and its name as used in postal addresses. */
export type DealerCity = City & { begins: readonly string[]; local: string };

type PlaceLine = [name: string | string[], region: string, latitude: number, longitude: number];

const keyOf = (latitude: number, longitude: number): string => [latitude, longitude].map((degrees) => degrees.toFixed(3)).join(' ');

const localNames = async (country: CountryCode): Promise<Map<string, string>> => {
  const { places } = JSON.parse(await readFile(`content/places/${country}.json`, 'utf8')) as { places: PlaceLine[] };
  return new Map(places.map(([name, , latitude, longitude]) => [keyOf(latitude, longitude), [name].flat()[0] ?? '']));
};

/** The cities of a country whose postal codes are known, the largest first. */
export const dealerCities = async (country: CountryCode, cities: readonly City[]): Promise<DealerCity[]> => {
  const begins = Map.groupBy(await postalCodesOf(country, cities), ({ name }) => name);
  const local = await localNames(country);
  const seen = new Set<string>();
  return cities.flatMap((city) => {
    const areas = begins.get(city.name);
    if (!areas || seen.has(city.name) || city.population < 10_000) return [];
    const near = areas.filter(({ latitude, longitude }) => Math.hypot(latitude - city.latitude, longitude - city.longitude) < 0.4);
    if (near.length === 0) return [];
    seen.add(city.name);
    const name = local.get(keyOf(Math.round(city.latitude * 1000) / 1000, Math.round(city.longitude * 1000) / 1000)) ?? city.name;
    return [{ ...city, begins: near.map(({ code }) => code), local: name }];
  });
};
