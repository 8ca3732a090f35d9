import { launchBrowser } from '../../bench/page-weight.ts';
import type { Browser } from './browser.ts';

/** The pinned Chromium of the other tests. */
export const openChromium = async (): Promise<Browser> => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  return {
    read: async (url, expression) => {
      await page.goto(url, { waitUntil: 'load' });
      return String(await page.evaluate(expression));
    },
    close: () => browser.close(),
  };
};
