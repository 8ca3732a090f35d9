import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CountryCode } from '#shared/country/countries.ts';
import { environment } from '#shared/environment/environment.ts';

/** One name, or one for each language of the country in their order. */
const names = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const thousands = z.number().nonnegative();
const place = z.union([
  z.tuple([names, z.string(), latitude, longitude, thousands]),
  z.tuple([names, z.string(), latitude, longitude, thousands, z.array(z.string().min(1))]),
]);

/**
 * `content/places/{country}.json`, made by `scripts/places`: regions (code, then a name in each language of the country), postal codes or
 * how they begin (code, latitude, longitude, place), and places (name, region, latitude, longitude, thousands of inhabitants, other names),
 * the largest first.
 */
export const placesFile = z.strictObject({
  regions: z.array(z.array(z.string()).min(2)),
  postal: z.array(z.tuple([z.string().min(1), latitude, longitude, names])),
  places: z.array(place).min(1),
});
export type PlacesFile = z.infer<typeof placesFile>;

/** Reads the places of a country; throws an error that names the file and the field. */
export const readPlaces = async (country: CountryCode, folder: string = environment().CONTENT_DIR): Promise<PlacesFile> => {
  const file = join(folder, 'places', `${country}.json`);
  const result = placesFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
};
