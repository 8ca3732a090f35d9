import 'server-only';
import { distance } from 'geokdbush';
import { getCountry } from '#backend/content/content.ts';
import { getOrLoad } from '#shared/cache/get-or-insert.ts';
import { cleanPostalCode } from '#shared/cleaning/clean-postal-code.ts';
import type { Place } from '#shared/contract/place.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { postalCodeFor } from '#shared/validation/postal-code.ts';
import { foldName } from './fold-name.ts';
import { readPlaces } from './place-file.ts';
import { type IndexedPlace, indexPlaces, nameIn, type PlaceIndex } from './place-index.ts';

// The schema of the place files, for their check.

export { placesFile } from './place-file.ts';

const cache = new Map<CountryCode, Promise<PlaceIndex>>();

/** Read at the first search in a country; a failed read is retried at the next one. */
const placesOf = (country: CountryCode): Promise<PlaceIndex> =>
  getOrLoad(cache, country, async () => indexPlaces(country, await readPlaces(country)));

const suggested = 8;
// There are forty Springfields.
const manyOfOneName = 60;

// `50667 Köln` is a code and a name: the name only repeats where the code is.
const codeIn = (query: string): string | undefined => /^[A-Za-z]{0,2}\d[A-Za-z\d]*(?:[ -]?\d[A-Za-z\d]*)?/.exec(query)?.[0];

// A spreadsheet drops the leading zero of `01067`: a code that is complete with it comes first.
const withLeadingZero = (country: CountryCode, code: string): string | undefined => {
  const whole = postalCodeFor(getCountry(country).postalCode);
  return /^\d+$/.test(code) && !whole.safeParse(code).success && whole.safeParse(`0${code}`).success ? `0${code}` : undefined;
};

// The letters of the country before a code, as on parcels: `D-33102`.
const sign = /^[A-Za-z]{1,3}\s?-\s?(?=\d{3})/;

const codesFor = (site: Site, query: string): string[] => {
  const code = codeIn(cleanPostalCode(site.country, query.replace(sign, '')))?.toUpperCase();
  return [code && withLeadingZero(site.country, code), code].filter((typed) => typed !== undefined);
};

const isOfRegion = ({ regions }: PlaceIndex, region: string, typed: string): boolean =>
  [region, ...(regions.get(region) ?? [])].some((name) => foldName(name) === typed);

/** What people write behind a town tells those of one name apart, or says more than is asked: its region, a district, the country. */
const namedFor = (index: PlaceIndex, query: string, most: number): IndexedPlace[] => {
  const [town = '', ...behind] = query.split(',');
  const region = foldName(behind.join(' '));
  const whole = behind.length === 0 ? index.named(query, most) : index.named(town, manyOfOneName);
  if (whole.length > 0)
    return whole
      .toSorted((one, other) => Number(isOfRegion(index, other.region, region)) - Number(isOfRegion(index, one.region, region)))
      .slice(0, most);
  const words = foldName(query).split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const found = index.called(words.slice(0, count).join(' '), manyOfOneName);
    const rest = words.slice(count).join(' ');
    const inRegion = found.filter((place) => isOfRegion(index, place.region, rest));
    if (found.length > 0) return (inRegion.length > 0 ? inRegion : found).slice(0, most);
  }
  return [];
};

const presentNamed = (
  { country, language }: Site,
  { regions }: PlaceIndex,
  { names, region, latitude, longitude }: IndexedPlace,
): Place => {
  const name = nameIn(names, country, language);
  const regionNames = regions.get(region) ?? [];
  const regionName = regionNames.length === 0 ? null : nameIn([...regionNames], country, language) || null;
  return { label: name, name, postalCode: null, region: regionName, latitude, longitude };
};

/** Places of the site's country as people write them, by name or postal code or the beginning of either, the likeliest first (D-07). */
export const findPlaces = async (site: Site, query: string, most: number = suggested): Promise<Place[]> => {
  const index = await placesOf(site.country);
  const codes = codesFor(site, query);
  if (codes.length === 0) return namedFor(index, query, most).map((place) => presentNamed(site, index, place));
  return codes
    .flatMap((typed) =>
      index.coded(typed, most).map(({ code: known, names, latitude, longitude }) => {
        const postalCode = typed.length > known.length ? typed : known;
        const name = nameIn(names, site.country, site.language);
        return { label: `${postalCode} ${name}`, name, postalCode, region: null, latitude, longitude };
      }),
    )
    .slice(0, most);
};

/** How far a point (degrees) is from the nearest town of a country, in kilometres. */
export const kilometresToTown = async (
  country: CountryCode,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<number> => {
  const { places } = await readPlaces(country);
  return Math.min(...places.map(([, , lat, long]) => distance(longitude, latitude, long, lat)));
};

/** Places whose name is spelled nearly like the query, which names none: to be asked about, never assumed. */
export const findNearlySpelled = async (site: Site, query: string, most: number): Promise<Place[]> => {
  const index = await placesOf(site.country);
  const [town = ''] = query.split(',');
  return index.near(town, most).map((place) => presentNamed(site, index, place));
};
