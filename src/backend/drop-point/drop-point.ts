import 'server-only';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { getCountry } from '#backend/content/content.ts';
import { getOrLoad } from '#shared/cache/get-or-insert.ts';
import type { DropPoint } from '#shared/contract/drop-point.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { type DropPointEntry, type DropPointsFile, readDropPoints } from './drop-point-file.ts';
import { hoursOf } from './hours-of.ts';

// The schema of the drop point files, for their check.

export { dropPointsFile } from './drop-point-file.ts';

type Loaded = DropPointsFile & { index: KDBush };
type Coordinates = readonly [latitude: number, longitude: number];

const cache = new Map<CountryCode, Promise<Loaded>>();

const load = async (country: CountryCode): Promise<Loaded> => {
  const file = await readDropPoints(country);
  const index = new KDBush(file.points.length);
  for (const { longitude, latitude } of file.points) index.add(longitude, latitude);
  index.finish();
  return { ...file, index };
};

/** Read once; a failed read is retried at the next call. */
const pointsOf = (country: CountryCode): Promise<Loaded> => getOrLoad(cache, country, load);

/** True where a shipping method delivers to a drop point that the buyer chooses. */
const hasDropPoints = (country: CountryCode): boolean => getCountry(country).shipping.some(({ endsAtDropPoint }) => endsAtDropPoint);

// Neighbouring codes lie close together, the first digit is the province: the numerically nearest known code replaces a missing one.
const locationOf = ({ places }: DropPointsFile, postalCode: string): Coordinates | undefined => {
  const near = Object.keys(places)
    .filter((code) => code[0] === postalCode[0])
    .toSorted((a, b) => Math.abs(Number(a) - Number(postalCode)) - Math.abs(Number(b) - Number(postalCode)));
  return places[near[0] ?? ''];
};

const present = ({ latitude, longitude, hours, ...details }: DropPointEntry, from: Coordinates, site: Site): DropPoint => ({
  ...details,
  distance: Math.round(distance(from[1], from[0], longitude, latitude) * 10) / 10,
  hours: hoursOf(hours, site.locale),
});

const shown = 5;

/** The drop points closest to a postal code, the nearest first; empty where the country has none or the code is unknown. */
export const closestDropPoints = async (site: Site, postalCode: string): Promise<DropPoint[]> => {
  if (!hasDropPoints(site.country)) return [];
  const { points, index, ...file } = await pointsOf(site.country);
  const from = locationOf({ points, ...file }, postalCode);
  if (!from) return [];
  return around(index, from[1], from[0], shown).flatMap((item) => {
    const entry = points[item];
    return entry ? [present(entry, from, site)] : [];
  });
};

/** A drop point by its id, with its distance from a postal code; undefined where the country has no such drop point. */
export const findDropPoint = async (site: Site, id: string, postalCode: string): Promise<DropPoint | undefined> => {
  if (!hasDropPoints(site.country)) return undefined;
  const file = await pointsOf(site.country);
  const entry = file.points.find((point) => point.id === id);
  return entry && present(entry, locationOf(file, postalCode) ?? [entry.latitude, entry.longitude], site);
};
