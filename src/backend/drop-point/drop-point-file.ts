import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CountryCode } from '#shared/country/countries.ts';
import { environment } from '#shared/environment/environment.ts';

const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const hours = z.string().regex(new RegExp(`^(?:${time}-${time})?$`), 'must be HH:mm-HH:mm, or empty when closed');

const entry = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-[a-z0-9-]+$/),
  name: z.string().min(1),
  street: z.string().min(1),
  postalCode: z.string().min(1),
  city: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Sunday first. */
  hours: z.tuple([hours, hours, hours, hours, hours, hours, hours]),
});
export type DropPointEntry = z.infer<typeof entry>;

/** `content/drop-points/{country}.json`: the carrier's shops, and the positions of postal codes (latitude, longitude). */
export const dropPointsFile = z.strictObject({
  points: z
    .array(entry)
    .min(1)
    .refine((points) => new Set(points.map(({ id }) => id)).size === points.length, 'an id stands twice'),
  places: z.record(z.string().regex(/^\d+$/), z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])),
});
export type DropPointsFile = z.infer<typeof dropPointsFile>;

/** Reads the drop points of a country; throws an error that names the file and the field. */
export const readDropPoints = async (country: CountryCode, folder: string = environment().CONTENT_DIR): Promise<DropPointsFile> => {
  const file = join(folder, 'drop-points', `${country}.json`);
  const result = dropPointsFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
};
