import 'server-only';
import { editDistance } from '#shared/cleaning/edit-distance.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { foldName, formsOf, isShortFor } from './fold-name.ts';
import type { PlacesFile } from './place-file.ts';

type Names = string | string[];
/** A place of the index; the codes of regions are the keys of `regions`. */
export type IndexedPlace = { names: Names; region: string; latitude: number; longitude: number };
/** A folded name with the index of its place; the smaller the index, the larger the place. */
type Entry = { key: string; index: number };

/** The places of a country, searchable by prefix of name or postal code. */
export type PlaceIndex = {
  country: CountryCode;
  regions: ReadonlyMap<string, readonly string[]>;
  /** The largest `most` places with a name, or a word of a name, that starts like this, whole names first. */
  named: (typed: string, most: number) => IndexedPlace[];
  /** The largest places of exactly this name. */
  called: (typed: string, most: number) => IndexedPlace[];
  /** The places whose name is nearest in spelling, at most two slips away, the largest first. */
  near: (typed: string, most: number) => IndexedPlace[];
  /** The areas whose code starts like this; if there is none, the one whose code is a prefix of the typed one. */
  coded: (typed: string, most: number) => (IndexedPlace & { code: string })[];
};

const lowerBound = (entries: readonly Entry[], key: string): number => {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index);

const startingWith = (entries: readonly Entry[], key: string): Entry[] =>
  entries.slice(lowerBound(entries, key), lowerBound(entries, `${key}\uFFFF`));

/** A postal code normalised for comparison: its letters and digits only. */
const foldCode = (code: string): string => foldName(code).replaceAll(' ', '').toUpperCase();

const rankOf = ({ key }: Entry, typed: string, isWhole: boolean): number => {
  if (key === typed) return 0;
  return isWhole ? 1 : 2;
};

// In short names a slip makes another place.
const slipsIn = (name: string): number => (name.length < 4 ? 0 : name.length < 7 ? 1 : 2);

/** Names within the fewest slips of a typed one. People rarely miss the first letter, so that few names are compared. */
const nearestTo = (typed: string, entries: readonly Entry[]): Entry[] => {
  const most = slipsIn(typed);
  if (most === 0) return [];
  const compared = startingWith(entries, typed.slice(0, 1)).map((entry) => ({ entry, slips: editDistance(typed, entry.key, most) }));
  const fewest = Math.min(most, ...compared.map(({ slips }) => slips));
  return compared.flatMap(({ entry, slips }) => (slips === fewest ? [entry] : []));
};

/** Builds the index once; a search then reads only what starts alike. */
export const indexPlaces = (country: CountryCode, { regions, postal, places }: PlacesFile): PlaceIndex => {
  const indexed = places.map(([names, region, latitude, longitude]): IndexedPlace => ({ names, region, latitude, longitude }));
  const whole: Entry[] = [];
  const words: Entry[] = [];
  for (const [index, [names, , , , , others = []]] of places.entries()) {
    for (const form of new Set([names, others].flat().flatMap(formsOf))) {
      whole.push({ key: form, index });
      for (let at = form.indexOf(' '); at !== -1; at = form.indexOf(' ', at + 1)) words.push({ key: form.slice(at + 1), index });
    }
  }
  whole.sort(byKey);
  words.sort(byKey);
  const codes = postal.map(([code, , , names], index) => ({ key: foldCode(code), index, code, names })).toSorted(byKey);
  const areaOf = ({ index }: Entry): (IndexedPlace & { code: string })[] => {
    const area = postal[index];
    return area ? [{ code: area[0], names: area[3], region: '', latitude: area[1], longitude: area[2] }] : [];
  };
  const largest = (entries: readonly Entry[], most: number): IndexedPlace[] =>
    [...new Set(entries.map(({ index }) => index))]
      .toSorted((one, other) => one - other)
      .slice(0, most)
      .flatMap((index) => indexed[index] ?? []);
  return {
    country,
    regions: new Map(regions.map(([code = '', ...nameList]) => [code, nameList])),
    named: (typed, most) => {
      const key = foldName(typed);
      if (key === '') return [];
      const best = new Map<number, number>();
      const look = (entries: readonly Entry[], isWhole: boolean): void => {
        for (const entry of startingWith(entries, key))
          best.set(entry.index, Math.min(best.get(entry.index) ?? 9, rankOf(entry, key, isWhole)));
      };
      look(whole, true);
      look(words, false);
      const [first = ''] = key.split(' ');
      if (best.size === 0 && first !== key)
        for (const entry of startingWith(whole, first)) if (isShortFor(key, entry.key)) best.set(entry.index, 1);
      const ranked = [...best].toSorted(([one, first], [other, second]) => first - second || one - other);
      return ranked.slice(0, most).flatMap(([index]) => indexed[index] ?? []);
    },
    called: (typed, most) => {
      const key = foldName(typed);
      return largest(
        startingWith(whole, key).filter((entry) => entry.key === key),
        most,
      );
    },
    near: (typed, most) => largest(nearestTo(foldName(typed), whole), most),
    coded: (typed, most) => {
      const key = foldCode(typed);
      const longer = startingWith(codes, key);
      if (longer.length > 0) return longer.slice(0, most).flatMap(areaOf);
      // The letters of a British code end before its first digit: B1 belongs to B, not to a longer area.
      const shorter = codes.filter(({ key: begin }) => key.startsWith(begin) && (country !== 'gb' || /^\d/.test(key.slice(begin.length))));
      return shorter
        .toSorted((a, b) => b.key.length - a.key.length)
        .slice(0, 1)
        .flatMap(areaOf);
    },
  };
};

/** A name in a language of the country; the first one if it has no other. */
export const nameIn = (names: Names, country: CountryCode, language: string): string => {
  if (typeof names === 'string') return names;
  const spoken: readonly string[] = countries[country].languages;
  return names[spoken.indexOf(language)] ?? names[0] ?? '';
};
