import { loadContent } from '#backend/content/content.ts';
import { type DealerEntry, indexDealers, readDealers } from '#backend/dealer/dealer.ts';
import { findPlaces } from '#backend/gazetteer/gazetteer.ts';
import type { Site } from '#shared/country/site.ts';
import { percentile } from '../statistics.ts';

/**
 * Milliseconds: the nearest of many dealers by an index lookup, suggested places in the largest country, and its first search, which reads
 * the file.
 */
export type DealersMeasured = {
  dealers: number;
  buildMs: number;
  nearestP99Ms: number;
  firstPlaceMs: number;
  placeP99Ms: number;
  placesMb: number;
};

const wanted = 10_000;
const rounds = 2_000;

// The same positions at every run, all over the earth.
const spread = (index: number, around: number): number => (((index * 0.618_033_988_75) % 1) - 0.5) * around;

const grown = async (): Promise<DealerEntry[]> => {
  const own = await readDealers('de');
  return Array.from({ length: wanted }, (_, index) => {
    const [entry] = own.slice(index % own.length);
    if (!entry) throw new Error('Germany has no dealers');
    return { ...entry, latitude: spread(index, 178), longitude: spread(index * 7 + 3, 358) };
  });
};

const timesOf = async (act: (round: number) => unknown): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = performance.now();
    await act(round);
    times.push(performance.now() - before);
  }
  return times;
};

await loadContent();
const dealers = await grown();
const start = performance.now();
const { nearest } = indexDealers(dealers);
const buildMs = performance.now() - start;
const isWanted = ({ labels }: DealerEntry): boolean => labels.includes('studio');
const near = await timesOf((round) => nearest({ lat: spread(round * 3, 180), long: spread(round * 11, 360) }, 50, isWanted));

const site: Site = { country: 'us', language: 'en', locale: 'en-US', root: '/' };
const typed = ['sp', 'spr', 'springf', 'new', 'san fran', '94103', '10', 'munich', 'lake', 'saint l'];
const before = process.memoryUsage().rss;
const first = performance.now();
await findPlaces(site, 'springfield');
const firstPlaceMs = performance.now() - first;
const placesMb = (process.memoryUsage().rss - before) / 1e6;
const places = await timesOf((round) => findPlaces(site, typed[round % typed.length] ?? ''));

const measured: DealersMeasured = {
  ...{ dealers: wanted, buildMs, nearestP99Ms: percentile(near, 0.99) },
  ...{ firstPlaceMs, placeP99Ms: percentile(places, 0.99), placesMb },
};
process.stdout.write(JSON.stringify(measured));
