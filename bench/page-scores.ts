import { join } from 'node:path';
import { installOwnPackage } from './own-package.ts';
import { pageTypes } from './page-types.ts';
import { launchBrowser } from './page-weight.ts';
import { findPort } from './processes.ts';
import { startBare } from './throughput.ts';
import { withShop } from './with-shop.ts';

type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = { audits: Record<string, Audit>; categories: Record<string, Category> };
type Lighthouse = (url: string, flags: { port: number; output: 'json'; logLevel: 'error' }) => Promise<{ lhr: Report } | undefined>;

/** The four categories of Lighthouse. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse's results for a page on a simulated phone: paint and blocking in milliseconds, shift, scores of 100, and each audit that costs
 * points.
 */
export type PageScore = {
  page: string;
  paint: number;
  blocking: number;
  shift: number;
  scores: Record<(typeof categories)[number], number>;
  costs: string[];
};

/** The reference: the cost of a page with a title and a sentence. */
const controlPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Control</title><meta name="description" content="A page with one sentence"></head><body><main><h1>Control</h1><p>A page with one sentence.</p></main></body></html>`;

/** The weighted audits of a category without full marks, the most expensive first. */
const costsOf = ({ audits, categories: found }: Report): string[] =>
  categories.flatMap((category) =>
    (found[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ id, weight, score: audits[id]?.score ?? 1, shown: audits[id]?.displayValue ?? '' }))
      .filter(({ weight, score }) => weight > 0 && score < 0.995)
      .toSorted((a, b) => b.weight * (1 - b.score) - a.weight * (1 - a.score))
      .map(({ id, score, shown }) => `${category}: ${id} ${Math.round(score * 100)}${shown ? ` (${shown})` : ''}`),
  );

const scoreOf = (page: string, report: Report): PageScore => {
  const figureOf = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
  const points = (name: string): number => Math.round((report.categories[name]?.score ?? Number.NaN) * 100);
  return {
    page,
    paint: figureOf('largest-contentful-paint'),
    blocking: figureOf('total-blocking-time'),
    shift: figureOf('cumulative-layout-shift'),
    scores: Object.fromEntries(categories.map((name) => [name, points(name)])) as PageScore['scores'],
    costs: costsOf(report),
  };
};

/** The median result, by performance: other load on the machine distorts single ones. */
const middleOf = (scores: readonly PageScore[]): PageScore | undefined =>
  scores.toSorted((a, b) => a.scores.performance - b.scores.performance || b.paint - a.paint)[Math.floor(scores.length / 2)];

/** Lighthouse's results for the five most visited pages, and for an empty page from bare node:http; medians of that many rounds. */
export const scorePages = (rounds = 3): Promise<PageScore[]> =>
  withShop(async (shop, folder) => {
    const home = installOwnPackage('lighthouse');
    const { default: lighthouse } = (await import(join(home, 'node_modules/lighthouse/core/index.js'))) as { default: Lighthouse };
    const port = await findPort();
    const control = await startBare(folder, { body: Buffer.from(controlPage), fields: [['content-type', 'text/html; charset=utf-8']] });
    const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
    try {
      const shown = (['home', 'list', 'detail', 'content', 'cart'] as const).map((type) => [type, `${shop.port}${pageTypes[type]}`]);
      const scores: PageScore[] = [];
      for (const [page = '', address] of [...shown, ['control', `${control.port}/`]]) {
        const found: PageScore[] = [];
        for (let round = 0; round < rounds; round++) {
          const result = await lighthouse(`http://localhost:${address}`, { port, output: 'json', logLevel: 'error' });
          if (result) found.push(scoreOf(page, result.lhr));
        }
        const middle = middleOf(found);
        if (!middle) throw new Error(`Lighthouse said nothing of ${page}`);
        scores.push(middle);
      }
      return scores;
    } finally {
      await browser.close();
      await control.stop();
    }
  });
