import { readFile, writeFile } from 'node:fs/promises';
import { dealerLabels, dealerSpecials } from '../../src/shared/contract/dealer.ts';
import { type CountryCode, countries } from '../../src/shared/country/countries.ts';
import { type City, readCities } from '../places/read-cities.ts';
import { countOf, phoneOf, regionOf, zipOf } from './country-forms.ts';
import { type DealerCity, dealerCities } from './dealer-cities.ts';
import { generateHours } from './generate-hours.ts';
import { type Random, seededRandom } from './random.ts';

// Adds invented dealers to content/dealers until each country has its number; existing ones stay as they are.

type DealerTexts = { first: string[]; second: string[]; streets: string[]; line: string };
type Known = { id: string; name: string; address: { city: string } };

const words = JSON.parse(await readFile(new URL('words.json', import.meta.url), 'utf8')) as Record<CountryCode, DealerTexts>;
const catalogue = JSON.parse(await readFile(new URL('shown-products.json', import.meta.url), 'utf8')) as string[];

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\p{P}\p{Zs}\p{M}\d&]/u.test(text);

// Taps that exceed the flow limits of these countries' laws; removing them does not change later random draws.
const isForbidden = (country: CountryCode, key: string): boolean => key === 'strahl' && ['au', 'ca', 'us'].includes(country);

const closings = [[], [], [], ['2026-12-24', '2026-12-31'], ['2026-12-28', '2026-12-29', '2026-12-30'], ['2027-01-04']];

// A kilometre or two from the centre of the town.
const nearby = (degrees: number, chance: Random): number => Math.round((degrees + (chance.whole(2001) - 1000) / 50_000) * 10_000) / 10_000;

const generate = (country: CountryCode, city: DealerCity, name: string, n: number, chance: Random) => {
  const id = `${country}-${slugOf(city.name)}-${n}`;
  const host = isLatin(name) ? `${slugOf(name)}-${slugOf(city.name)}.example` : `${id}.example`;
  const shows = chance.isSo(0.75) ? chance.some(catalogue, 0.25).filter((key) => !isForbidden(country, key)) : [];
  const number = country === 'jp' ? `${1 + chance.whole(5)}-${1 + chance.whole(20)}-${1 + chance.whole(9)}` : String(1 + chance.whole(120));
  return {
    id,
    name,
    isUnitPartner: chance.isSo(0.35),
    labels: chance.some(dealerLabels, 0.55),
    specials: chance.some(dealerSpecials, 0.2),
    address: {
      street: chance.of(words[country].streets),
      streetNo: country === 'cn' ? `${number}号` : number,
      zip: zipOf(country, chance.of(city.begins), chance),
      city: city.local,
    },
    region: regionOf(country, city.region, city.district),
    latitude: nearby(city.latitude, chance),
    longitude: nearby(city.longitude, chance),
    timeZone: city.timeZone,
    hours: generateHours(country, chance),
    closed: chance.of(closings),
    phone: phoneOf(country, n),
    email: `post@${host}`,
    homepage: `https://${host}`,
    shows,
    shownOn: shows.length > 0 ? `2026-11-${String(1 + chance.whole(20)).padStart(2, '0')}` : null,
  };
};

// Two of three go to as many different cities as possible; the rest to the largest, which have several each.
const spread = (cities: readonly DealerCity[], count: number): DealerCity[] => {
  const wide = cities.slice(0, Math.ceil((count * 2) / 3));
  const rest = Array.from({ length: count - wide.length }, (_, index) => cities[index % Math.min(4, cities.length)]);
  return [...wide, ...rest.flatMap((city) => city ?? [])].toSorted((a, b) => b.population - a.population);
};

const namesOf = ({ first, second, line }: DealerTexts, chance: Random): string[] =>
  first
    .flatMap((one) => second.map((other) => line.replace('{first}', one).replace('{second}', other)))
    .map((name) => ({ name, at: chance.whole(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);

const fill = async (country: CountryCode, seed: number, cities: readonly City[]): Promise<number> => {
  const chance = seededRandom(seed);
  const file = `content/dealers/${country}.json`;
  const { dealers } = JSON.parse(await readFile(file, 'utf8')) as { dealers: Known[] };
  const known = new Set(dealers.map(({ name }) => name));
  const names = namesOf(words[country], chance).filter((name) => !known.has(name));
  const places = spread(await dealerCities(country, cities), Math.max(0, countOf(country) - dealers.length));
  const added = places.map((city, index) => generate(country, city, names[index] ?? '', index + 1, chance));
  await writeFile(file, `${JSON.stringify({ dealers: [...dealers, ...added] }, null, 2)}\n`);
  return dealers.length + added.length;
};

const byCountry = Map.groupBy(await readCities(), ({ country }) => country);
for (const [index, country] of (Object.keys(countries) as CountryCode[]).entries())
  console.log(country, await fill(country, 2026 + index, byCountry.get(country) ?? []));
