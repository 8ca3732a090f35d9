import { mainThreadTime } from '../processor-time.ts';
import { readPage } from '../read-page.ts';
import { median } from '../statistics.ts';
import { withShop } from '../with-shop.ts';
import { hostileTerms } from './hostile-terms.ts';
import { readJudgedQueries } from './judged-queries.ts';

/** Milliseconds of the main thread per search page: for terms of shoppers, and for terms designed to be expensive. */
export type HostilePages = { terms: number; judged: number; median: number; worst: number };

const count = 500;

/** Requests new search pages, one after the other. The first of each kind load code and are not counted. */
export const measureHostilePages = (): Promise<HostilePages> =>
  withShop(async ({ port, pid }) => {
    const costOf = async (term: string): Promise<number> => {
      const before = mainThreadTime(pid);
      await readPage(port, `/search/${encodeURIComponent(term)}`);
      return (mainThreadTime(pid) - before) / 1000;
    };
    const costsOf = async (terms: readonly string[]): Promise<number[]> => {
      const costs = [];
      for (const term of terms) costs.push(await costOf(term));
      return costs;
    };
    const queries = readJudgedQueries('de').map(({ query }) => query);
    await costsOf([...queries.map((query) => `${query} 0`), ...hostileTerms(100).map((term) => `0${term}`)]);
    const judged = median(await costsOf(queries));
    const costs = await costsOf(hostileTerms(count));
    return { terms: count, judged, median: median(costs), worst: Math.max(...costs) };
  });
