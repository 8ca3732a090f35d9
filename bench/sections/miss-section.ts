import { kilobytes, table, whole } from '../markdown.ts';
import type { Miss } from '../miss.ts';
import type { Section } from '../part.ts';

/** The list page by the shop and by Next.js. */
export const missSection: Section<Miss> = {
  title: 'A list page that nobody kept',
  describe: ({ path, renderers }) => {
    const shop = renderers[0];
    const rows = renderers.map(({ name, mainCost, cost, median, rates, elements, bytes }) => [
      name,
      (mainCost / 1000).toFixed(1),
      ((shop?.mainCost ?? Number.NaN) / mainCost).toFixed(2),
      (cost / 1000).toFixed(1),
      ((shop?.cost ?? Number.NaN) / cost).toFixed(2),
      whole(median),
      whole(elements),
      kilobytes(bytes),
      rates.map(whole).join(', '),
    ]);
    return `\`${path}\` at a new address each time, which shows the same page. Next.js renders a tree of plain elements, made from the shop's own document without its scripts, by a server component on every request (\`force-dynamic\`); it neither searches nor translates nor formats anything, and has no component but its links: with \`next/link\`, as a shop on Next.js has them, and as plain elements. Elements are counted in the HTML of both, scripts left out; the five more of Next.js are its own, in its head and around its page. The shop keeps parts without behaviour from page to page, as it does for visitors. CPU is that of the main thread and that of the whole process, with compression and the collector, in milliseconds a page; \`bench/next\` holds the yardstick.

${table(['renderer', 'main thread ms', 'shop of it', 'process ms', 'shop of it', 'pages/s (median)', 'elements', 'HTML kB', 'rounds'], rows)}`;
  },
  figuresOf: ({ renderers: [shop, next] }) => (shop && next ? { missOfNext: shop.mainCost / next.mainCost } : {}),
};
