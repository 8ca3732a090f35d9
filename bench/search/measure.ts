import { getProducts, liveSites, loadContent } from '#backend/content/content.ts';
import { findKeys, grownSearch } from '#backend/search/search.ts';
import { countries, type Language, languages } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { readJudgedQueries } from './judged-queries.ts';
import { meanRecall } from './recall.ts';

/** Search quality of a language: the recall of its judged queries among the first 5 and 20. */
export type LanguageRecall = { language: Language; site: string; queries: number; at5: number; at20: number };

/** How long a search takes in a catalogue of that many products, over all judged German queries, in milliseconds. */
export type SearchLatency = { products: number; buildMs: number; p50Ms: number; p95Ms: number };

export type SearchMeasured = { recalls: LanguageRecall[]; latencies: SearchLatency[] };

const sizes = [5_000, 50_000];

const siteOf = (language: Language): Site => {
  const site = liveSites().find((one) => one.language === language && countries[one.country].languages[0] === language);
  if (!site) throw new Error(`No country speaks ${language} first`);
  return site;
};

const recallOf = (language: Language): LanguageRecall => {
  const site = siteOf(language);
  const judged = readJudgedQueries(language);
  const search = (query: string) => findKeys(site, query);
  return { language, site: site.locale, queries: judged.length, at5: meanRecall(5, judged, search), at20: meanRecall(20, judged, search) };
};

const latencyOf = (products: number): SearchLatency => {
  const site = siteOf('de');
  const queries = readJudgedQueries('de').map(({ query }) => query);
  const start = performance.now();
  const search = grownSearch(site, products);
  const buildMs = performance.now() - start;
  // The first round warms up the code.
  for (const query of queries) search(query);
  const times = queries
    .map((query) => {
      const before = performance.now();
      search(query);
      return performance.now() - before;
    })
    .toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  return { products, buildMs, p50Ms: at(0.5), p95Ms: at(0.95) };
};

await loadContent();
const own = getProducts(siteOf('de').country).size;
const measured: SearchMeasured = { recalls: languages.map(recallOf), latencies: [own, ...sizes].map(latencyOf) };
process.stdout.write(JSON.stringify(measured));
