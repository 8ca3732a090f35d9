import type { Page } from '@playwright/test';

const significant = 'shifts';

/** From now on records layout shifts that nobody caused. Must be called before the page is opened. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    const found: string[] = [];
    Object.assign(window, { [name]: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        const places = entry.sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName));
        if (!entry.hadRecentInput) found.push(`${entry.value.toFixed(4)}: ${places.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, significant);

// Smaller shifts are not perceived: a line of another height when a font loads after the text (a good page stays below 0.1).
const unseen = 0.05;

/** What shifted while the page loaded, by its share of the window; empty when all of it together is too little to be seen. */
export const findShifts = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate((name) => (Reflect.get(window, name) as string[] | undefined) ?? ['1: nobody looked'], significant);
  const sum = found.reduce((total, line) => total + Number.parseFloat(line), 0);
  return sum < unseen ? [] : found;
};
