import { loadTool } from '../load.ts';
import { table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';
import type { Throughput } from '../throughput.ts';

/** A cached page beside the same bytes from servers that do nothing else. */
export const throughputSection: Section<Throughput> = {
  title: 'A page that is kept',
  describe: ({ path, bytes, rates: all }) => {
    const bare = all.find(({ name }) => name.startsWith('bare'));
    const rows = all.map(({ name, rates, median, cost }) => [
      name,
      whole(median),
      (median / (bare?.median ?? Number.NaN)).toFixed(2),
      cost.toFixed(1),
      ((bare?.cost ?? Number.NaN) / cost).toFixed(2),
      rates.map(whole).join(', '),
    ]);
    return `\`${path}\`, ${whole(bytes)} bytes in brotli, asked by ${loadTool}

${table(['server', 'requests/s (median)', 'of bare node:http', 'processor µs/request', 'of bare node:http', 'rounds'], rows)}`;
  },
  figuresOf: ({ rates: [shop, bare] }) => (shop && bare ? { keptOfBare: shop.median / bare.median } : {}),
};
