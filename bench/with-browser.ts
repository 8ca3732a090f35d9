import type { Browser } from '@playwright/test';
import { launchBrowser } from './page-weight.ts';
import { withShop } from './with-shop.ts';

/** Runs a function with a shop and a browser; the first argument is the root of the shop's pages in Germany. */
export const withBrowser = <Done>(use: (origin: string, browser: Browser) => Promise<Done>): Promise<Done> =>
  withShop(async ({ port }) => {
    const browser = await launchBrowser();
    try {
      return await use(`http://localhost:${port}`, browser);
    } finally {
      await browser.close();
    }
  });
