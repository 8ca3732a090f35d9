import type { CacheUnderLoad } from '../cache-under-load.ts';
import { table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';

/** How one client within its limits affects readers of cached pages. */
export const cacheUnderLoadSection: Section<CacheUnderLoad> = {
  title: 'A kept page beside one client',
  describe: ({ alone, median, p99, worst, requested, rendered }) =>
    `One client asks for new pages of search that are made to cost, by six connections and for twenty seconds, and gets what its limits let through; somebody else reads a kept page over and over: milliseconds until it is there.

${table(
  ['alone, median', 'beside it, median', 'p99', 'worst', 'pages asked for', 'of them made'],
  [[...[alone, median, p99, worst].map((ms) => ms.toFixed(1)), whole(requested), whole(rendered)]],
)}`,
  figuresOf: ({ p99 }) => ({ keptBesideOne: p99 }),
};
