import { mkdir, writeFile } from 'node:fs/promises';
import { type CountryCode, countries, type Language, languages } from '../../src/shared/country/countries.ts';
import alsoCalled from './also-called.json' with { type: 'json' };
import { localName } from './local-name.ts';
import { postalCodesOf } from './postal-codes.ts';
import { type City, readCities } from './read-cities.ts';
import { type Names, readNames } from './read-names.ts';

// Usage: node sample-data/places/build-places.ts <folder with the unpacked Debian package libgeonames-common>
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the unpacked package libgeonames-common lies.');

// Inhabitants. Countries with many small towns keep only the larger ones, so that the files are small enough to be versioned.
const fewest = { usually: 1000, ofMany: 2000 };
const many = 5000;
const wellKnown = 100_000;
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

type NamesByLanguage = ReadonlyMap<Language, Names>;

// A single name where all languages of the country have the same.
const namesIn = (spoken: readonly Language[], nameIn: (language: Language) => string): string | string[] => {
  const all = spoken.map(nameIn);
  return new Set(all).size === 1 ? (all[0] ?? '') : all;
};

/** Local names that GeoNames' translations lack: `'s-Gravenhage` on every Dutch letter. */
const calledToo: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = alsoCalled;

const placeLine = (city: City, spoken: readonly Language[], names: NamesByLanguage): unknown[] => {
  const local = namesIn(spoken, (language) => localName(city, language, names.get(language) ?? new Map()));
  const wellKnownCities = new Set([local].flat());
  const foreign = languages.flatMap((language) => names.get(language)?.get(city.id) ?? []);
  // Names that visitors from elsewhere type, and spellings of foreign keyboards.
  const latin = /\p{Script=Latin}/u.test([...wellKnownCities].join('')) ? [] : [city.name];
  const called = [...wellKnownCities].flatMap((name) => calledToo[city.country]?.[name] ?? []);
  const wide = city.population >= wellKnown ? foreign : [];
  const others = [...new Set([...latin, city.name, ...wide, ...called])].filter((name) => !wellKnownCities.has(name));
  const line = [local, city.region, rounded(city.latitude), rounded(city.longitude), Math.round(city.population / 1000)];
  return others.length > 0 ? [...line, others] : line;
};

const linesOf = (values: readonly unknown[]): string => values.map((value) => `    ${JSON.stringify(value)}`).join(',\n');

const fileOf = async (country: CountryCode, cities: readonly City[], names: NamesByLanguage): Promise<string> => {
  const { languages: spoken, iso } = countries[country];
  const codes = (await postalCodesOf(country, cities)).toSorted((a, b) => (a.code < b.code ? -1 : 1));
  // North American codes include the names of their own towns.
  const isNamedHere = country !== 'us' && country !== 'ca';
  const named = new Set(codes.map(({ name }) => name));
  const isOfMany = cities.filter(({ population }) => population >= fewest.usually).length > many;
  const least = isOfMany ? fewest.ofMany : fewest.usually;
  const retained = cities.filter(({ population, name }) => population >= least || (isNamedHere && named.has(name)));
  const regions = [...new Set(retained.map(({ region }) => region))].toSorted().flatMap((region) => {
    const said = spoken.map((language) => names.get(language)?.get(`${iso}.${region}`) ?? '');
    return said.every((name) => name === '') ? [] : [[region, ...said]];
  });
  const postal = codes.map(({ code, latitude, longitude, name }) => {
    const wellKnownCities = cities.find((city) => city.name === name);
    const shown = wellKnownCities && isNamedHere ? placeLine(wellKnownCities, spoken, names)[0] : name;
    return [code, rounded(latitude), rounded(longitude), shown];
  });
  const places = retained.map((city) => placeLine(city, spoken, names));
  return `{\n  "regions": [\n${linesOf(regions)}\n  ],\n  "postal": [\n${linesOf(postal)}\n  ],\n  "places": [\n${linesOf(places)}\n  ]\n}\n`;
};

const names: NamesByLanguage = new Map(
  await Promise.all(languages.map(async (language) => [language, await readNames(folder, language)] as const)),
);
const cities = Map.groupBy(await readCities(), ({ country }) => country);
await mkdir('content/places', { recursive: true });
for (const country of Object.keys(countries) as CountryCode[])
  await writeFile(`content/places/${country}.json`, await fileOf(country, cities.get(country) ?? [], names));
