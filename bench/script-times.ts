import type { Browser } from '@playwright/test';
import { type PageType, pageTypes } from './page-types.ts';
import { visitByPhone } from './phone.ts';
import { withBrowser } from './with-browser.ts';

/**
 * Script that a page loads without interaction, in bytes on the wire: until the first and the largest paint, and in total. Paints in
 * milliseconds.
 */
export type ScriptTimes = {
  type: PageType;
  firstPaint: number;
  largestPaint: number;
  beforeFirst: number;
  beforeLargest: number;
  idle: number;
};

type Seen = { firstPaint: number; largestPaint: number; scripts: { at: number; bytes: number }[] };

/** Runs in the page before everything else: records the largest paint, which only observers receive. */
const watchPaint = (): void => {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** Runs in the page: its paint times, and which scripts were requested when. */
const readPage = (): Seen => {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: (window as Window & { largestPaint?: number }).largestPaint ?? Number.NaN,
    scripts: resources
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime, encodedBodySize }) => ({ at: startTime, bytes: encodedBodySize })),
  };
};

const bytesBefore = ({ scripts }: Seen, moment: number): number =>
  scripts.filter(({ at }) => at < moment).reduce((sum, { bytes }) => sum + bytes, 0);

const watch = (browser: Browser, url: string): Promise<Seen> =>
  visitByPhone(browser, { processor: 4, isSlowNetwork: true }, async ({ page, untilQuiet }) => {
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'load' });
    await untilQuiet();
    return page.evaluate(readPage);
  });

/** Scripts by the moment of their request, on a slow phone. */
export const timeScripts = (): Promise<ScriptTimes[]> =>
  withBrowser(async (origin, browser) => {
    const times: ScriptTimes[] = [];
    for (const type of ['home', 'list', 'detail', 'content', 'cart'] as const) {
      const seen = await watch(browser, origin + pageTypes[type]);
      const { firstPaint, largestPaint } = seen;
      times.push({
        type,
        firstPaint,
        largestPaint,
        beforeFirst: bytesBefore(seen, firstPaint),
        beforeLargest: bytesBefore(seen, largestPaint),
        idle: bytesBefore(seen, Number.POSITIVE_INFINITY),
      });
    }
    return times;
  });
