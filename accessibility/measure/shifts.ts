import type { Page } from '@playwright/test';

const significant = 'shifts';

/** Notes from now on what moves in a page without anybody's doing. To be called before the page is opened. */
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

// Less is not seen as movement: a line of another height where a font comes after the words (a good page stays below 0.1).
const unseen = 0.05;

/** What moved while the open page came, by its share of the window; empty when all of it together is too little to be seen. */
export const findShifts = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate((name) => (Reflect.get(window, name) as string[] | undefined) ?? ['1: nobody looked'], significant);
  const sum = found.reduce((total, line) => total + Number.parseFloat(line), 0);
  return sum < unseen ? [] : found;
};
