import { table, whole } from '../markdown.ts';
import { categories, type PageScore } from '../page-scores.ts';
import type { Section } from '../part.ts';

/** Lighthouse's results. */
export const scoreSection: Section<PageScore[]> = {
  title: 'Lighthouse',
  describe: (found) => {
    const rows = found.map(({ page, paint, blocking, shift, scores, costs }) => [
      page,
      whole(paint),
      whole(blocking),
      shift.toFixed(3),
      ...categories.map((category) => String(scores[category])),
      costs.join('; ') || 'nothing',
    ]);
    return `On a simulated phone, over HTTP/1.1 on this machine, which Lighthouse takes for a safe place; the middle of three visits. The control is a page with one sentence from bare node:http. The cart asks not to be found, which Lighthouse counts against it. What costs points stands with its own score of 100.

${table(['page', 'largest paint ms', 'blocking ms', 'shift', ...categories, 'costs points'], rows)}`;
  },
  figuresOf: (found) => {
    const shop = found.filter(({ page }) => page !== 'control');
    const lowest = (category: (typeof categories)[number], pages = shop): number =>
      Math.min(...pages.map(({ scores }) => scores[category]));
    return {
      performance: lowest('performance'),
      accessibility: lowest('accessibility'),
      bestPractices: lowest('best-practices'),
      seo: lowest(
        'seo',
        shop.filter(({ page }) => page !== 'cart'),
      ),
      paint: Math.max(...shop.map(({ paint }) => paint)),
      blocking: Math.max(...shop.map(({ blocking }) => blocking)),
      shift: Math.max(...shop.map(({ shift }) => shift)),
    };
  },
};
