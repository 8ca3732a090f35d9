import 'server-only';
import { getCountry } from '#backend/content/content.ts';
import { getOrLoad } from '#shared/cache/get-or-insert.ts';
import { cleanPostalCode } from '#shared/cleaning/clean-postal-code.ts';
import type { Place } from '#shared/contract/place.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { postalCodeFor } from '#shared/validation/postal-code.ts';
import { readPlaces } from './place-file.ts';
import { indexPlaces, nameIn, type PlaceIndex } from './place-index.ts';

// The schema of the place files, for their check.

export { placesFile } from './place-file.ts';

const cache = new Map<CountryCode, Promise<PlaceIndex>>();

/** Read at the first search in a country; a failed read is retried at the next one. */
const placesOf = (country: CountryCode): Promise<PlaceIndex> =>
  getOrLoad(cache, country, async () => indexPlaces(country, await readPlaces(country)));

const suggested = 8;

// `50667 Köln` is a code and a name: the name only repeats where the code is.
const codeIn = (query: string): string | undefined => /^[A-Za-z]{0,2}\d[A-Za-z\d]*(?:[ -]?\d[A-Za-z\d]*)?/.exec(query)?.[0];

// A spreadsheet drops the leading zero of `01067`: a code that is complete with it comes first.
const withLeadingZero = (country: CountryCode, code: string): string | undefined => {
  const whole = postalCodeFor(getCountry(country).postalCode);
  return /^\d+$/.test(code) && !whole.safeParse(code).success && whole.safeParse(`0${code}`).success ? `0${code}` : undefined;
};

/** Places of the site's country whose name or postal code starts with the query, the likeliest first (D-07). */
export const findPlaces = async (site: Site, query: string, most: number = suggested): Promise<Place[]> => {
  const { country, regions, named, coded } = await placesOf(site.country);
  const code = codeIn(cleanPostalCode(site.country, query))?.toUpperCase();
  const nameOf = (names: string | string[]): string => nameIn(names, country, site.language);
  if (code !== undefined) {
    const candidates = [withLeadingZero(country, code), code].filter((typed) => typed !== undefined);
    return candidates
      .flatMap((typed) =>
        coded(typed, most).map(({ code: known, names, latitude, longitude }) => {
          const postalCode = typed.length > known.length ? typed : known;
          return { label: `${postalCode} ${nameOf(names)}`, name: nameOf(names), postalCode, region: null, latitude, longitude };
        }),
      )
      .slice(0, most);
  }
  return named(query, most).map(({ names, region, latitude, longitude }) => {
    const regionNames = regions.get(region);
    const name = nameOf(names);
    const regionName =
      regionNames === undefined || regionNames.length === 0 ? null : nameIn([...regionNames], country, site.language) || null;
    return { label: name, name, postalCode: null, region: regionName, latitude, longitude };
  });
};
