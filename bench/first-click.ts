import type { Browser, Page } from '@playwright/test';
import { type PageType, pageTypes } from './page-types.ts';
import { visitByPhone } from './phone.ts';
import { median } from './statistics.ts';
import { withBrowser } from './with-browser.ts';

/** What is clicked, and when: `early` as soon as it is visible, before React has loaded, `late` when the page is idle. */
type ClickTarget = { type: PageType; what: string; selector: string };
export type Moment = 'early' | 'late';

/**
 * Milliseconds from the first click until the next paint, and the blocking time of long tasks (over 50 ms each), as medians of all rounds.
 */
export type FirstClick = ClickTarget & { moment: Moment; nextPaint: number; blocking: number };

const clickTargets: ClickTarget[] = [
  { type: 'list', what: 'the first heart', selector: 'main [data-heart] button' },
  { type: 'detail', what: 'into the cart', selector: 'main [data-add-to-cart] button[type="submit"], main button[form]' },
];

/** Runs in the page before everything else. */
const watchTimes = (): void => {
  const times = { nextPaint: 0, blocking: 0 };
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
        times.nextPaint = Math.max(times.nextPaint, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

const timesIn = (page: Page): Promise<{ nextPaint: number; blocking: number }> =>
  page.evaluate(() => (window as unknown as { times: { nextPaint: number; blocking: number } }).times);

const visit = (browser: Browser, origin: string, { type, selector }: ClickTarget, moment: Moment): Promise<[number, number]> =>
  visitByPhone(browser, { processor: 4 }, async ({ page, untilQuiet }) => {
    await page.addInitScript(watchTimes);
    await page.goto(origin + pageTypes[type], { waitUntil: moment === 'early' ? 'commit' : 'load' });
    const button = page.locator(selector).locator('visible=true').first();
    await button.waitFor();
    if (moment === 'late') await untilQuiet();
    await button.tap();
    await untilQuiet();
    // The browser reports an event some frames after it.
    await page.waitForTimeout(500);
    const { nextPaint, blocking } = await timesIn(page);
    // Events shorter than a frame are not reported.
    return [Math.max(nextPaint, 16), blocking];
  });

/** The first click of a visit on a phone whose processor is four times slower. */
export const measureFirstClicks = (rounds: number): Promise<FirstClick[]> =>
  withBrowser(async (origin, browser) => {
    const found: FirstClick[] = [];
    for (const target of clickTargets) {
      for (const moment of ['early', 'late'] as const) {
        const times: [number, number][] = [];
        for (let round = 0; round < rounds; round++) times.push(await visit(browser, origin, target, moment));
        found.push({
          ...target,
          moment,
          nextPaint: median(times.map(([paint]) => paint)),
          blocking: median(times.map(([, block]) => block)),
        });
      }
    }
    return found;
  });
