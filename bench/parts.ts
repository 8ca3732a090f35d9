import { measureAccountAnswers } from './account-answers.ts';
import { measureCacheUnderLoad } from './cache-under-load.ts';
import { measureBothDatabases } from './cart-databases.ts';
import { measureCatalogue } from './catalogue-cost.ts';
import { measureDealers } from './dealers/dealers-measured.ts';
import { measureDocuments } from './document-bytes.ts';
import { measureFirstClicks } from './first-click.ts';
import { measureFloods } from './flood.ts';
import { measureMiss } from './miss.ts';
import { measureNavigations } from './navigation-bytes.ts';
import { scorePages } from './page-scores.ts';
import { pageTypes } from './page-types.ts';
import { measurePages } from './page-weight.ts';
import { partOf } from './part.ts';
import { timeScripts } from './script-times.ts';
import { measureHostilePages } from './search/hostile-pages.ts';
import { measureSearch } from './search/search-measured.ts';
import { answersSection } from './sections/answers-section.ts';
import { cacheUnderLoadSection } from './sections/cache-under-load-section.ts';
import { cartSection } from './sections/cart-section.ts';
import { catalogueSection } from './sections/catalogue-section.ts';
import { dealerSection } from './sections/dealer-section.ts';
import { documentSection } from './sections/document-section.ts';
import { firstClickSection } from './sections/first-click-section.ts';
import { floodSection } from './sections/flood-section.ts';
import { hostileSection } from './sections/hostile-section.ts';
import { missSection } from './sections/miss-section.ts';
import { navigationSection } from './sections/navigation-section.ts';
import { scoreSection } from './sections/score-section.ts';
import { scriptSection } from './sections/script-section.ts';
import { searchSection } from './sections/search-section.ts';
import { styleSection } from './sections/style-section.ts';
import { throughputSection } from './sections/throughput-section.ts';
import { weightSection } from './sections/weight-section.ts';
import { measureStyles } from './style-use.ts';
import { measureThroughput } from './throughput.ts';
import { withBrowser } from './with-browser.ts';

// BENCH_ROUNDS and BENCH_SECONDS make it shorter or steadier; BENCH_POSTGRES_URL names a PostgreSQL database to use instead of a temporary
// one.
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const postgresUrl = process.env['BENCH_POSTGRES_URL'];
const catalogueSizes = [120, 5_000, 50_000];

/** The parts of the bench by their names on the command line, in the order in which they run and are reported. */
export const parts = {
  next: partOf(() => measureMiss(pageTypes.list, rounds, seconds), missSection),
  documents: partOf(measureDocuments, documentSection),
  navigation: partOf(measureNavigations, navigationSection),
  scripts: partOf(timeScripts, scriptSection),
  styles: partOf(measureStyles, styleSection),
  weights: partOf(() => withBrowser(measurePages), weightSection),
  lighthouse: partOf(() => scorePages(), scoreSection),
  press: partOf(() => measureFirstClicks(rounds), firstClickSection),
  page: partOf(() => measureThroughput(pageTypes.list, rounds, seconds), throughputSection),
  carts: partOf(() => measureBothDatabases(postgresUrl), cartSection),
  answers: partOf(() => measureAccountAnswers(), answersSection),
  flood: partOf(() => measureFloods(), floodSection),
  beside: partOf(() => measureCacheUnderLoad(), cacheUnderLoadSection),
  search: partOf(() => measureSearch(), searchSection),
  hostile: partOf(() => measureHostilePages(), hostileSection),
  dealers: partOf(() => measureDealers(), dealerSection),
  catalogue: partOf(async () => {
    const costs = [];
    for (const size of catalogueSizes) costs.push(await measureCatalogue(size));
    return costs;
  }, catalogueSection),
};

export type PartName = keyof typeof parts;

/** The named parts, in their own order; all when none is named. Throws on an unknown name. */
export const chooseParts = (named: readonly string[]): PartName[] => {
  const all = Object.keys(parts) as PartName[];
  const strange = named.filter((name) => !(all as string[]).includes(name));
  if (strange.length > 0) throw new Error(`There is no part ${strange.join(', ')}: ${all.join(', ')}`);
  return named.length === 0 ? all : all.filter((name) => named.includes(name));
};
