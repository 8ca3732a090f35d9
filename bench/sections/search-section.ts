import { table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';
import type { SearchMeasured } from '../search/measure.ts';

const asShare = (share: number): string => share.toFixed(3);

/** The recall of a search, by language, and its duration as the catalogue grows. */
export const searchSection: Section<SearchMeasured> = {
  title: 'Search',
  describe: ({ recalls, latencies }) => {
    const found = recalls.map(({ language, site, queries, at5, at20 }) => [language, site, whole(queries), asShare(at5), asShare(at20)]);
    const times = latencies.map(({ products, buildMs, p50Ms, p95Ms }) => [
      whole(products),
      whole(buildMs),
      ...[p50Ms, p95Ms].map((ms) => ms.toFixed(2)),
    ]);
    return `Judged queries as shoppers type them (\`bench/search/queries\`), each with the products, pages and documents that it means. Recall at 5 is what stands of them among the first five of its kind; where more than five are meant, all five must be right. Mean of all queries.

${table(['language', 'site', 'queries', 'recall at 5', 'recall at 20'], found)}

The keys of all that is found, for each judged German query once; our products over and over under other names.

${table(['products', 'index built in ms', 'p50 ms', 'p95 ms'], times)}`;
  },
  figuresOf: ({ recalls, latencies }) => ({
    searchAt5: Math.min(...recalls.map(({ at5 }) => at5)),
    searchAt20: Math.min(...recalls.map(({ at20 }) => at20)),
    searchLarge: latencies.at(-1)?.p95Ms ?? Number.NaN,
  }),
};
