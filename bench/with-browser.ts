import type { Browser } from '@playwright/test';
import { launchBrowser } from './page-weight.ts';
import { withShop } from './with-shop.ts';

/** Does something with a shop and a browser; the first argument is where the shop's pages begin, in Germany. */
export const withBrowser = <Done>(use: (origin: string, browser: Browser) => Promise<Done>): Promise<Done> =>
  withShop(async ({ port }) => {
    const browser = await launchBrowser();
    try {
      return await use(`http://localhost:${port}`, browser);
    } finally {
      await browser.close();
    }
  });
