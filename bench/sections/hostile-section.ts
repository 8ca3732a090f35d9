import { table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';
import type { HostilePages } from '../search/hostile-pages.ts';

/** The cost of the most expensive search we could construct. */
export const hostileSection: Section<HostilePages> = {
  title: 'Hostile searches',
  describe: ({
    terms,
    judged,
    median,
    worst,
  }) => `Pages of search for terms of a hundred signs that are made to cost (\`bench/search/hostile-terms.ts\`), each asked for the first time: milliseconds of the main thread.

${table(['terms', 'median of judged queries ms', 'median ms', 'worst ms'], [[whole(terms), ...[judged, median, worst].map((ms) => ms.toFixed(1))]])}`,
  figuresOf: ({ median, worst }) => ({ searchHostile: worst / median }),
};
