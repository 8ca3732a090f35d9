import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { moment } from '../tests/support/browser/fresh-context.ts';
import { awaitHeading, openLayer } from '../tests/support/browser/open-layer.ts';
import { prepareScreen } from '../tests/support/browser/prepare-screen.ts';
import { originOf, type Screen } from '../tests/support/browser/screens.ts';
import { trackIdle, type WaitForIdle } from '../tests/support/browser/wait-for-idle.ts';

/** A page that opens examples and screens and waits until they are idle. */
export type Visitor = {
  page: Page;
  waitForIdle: WaitForIdle;
  openExample: (slug: string, variant: string) => Promise<void>;
  openScreen: (screen: Screen) => Promise<void>;
  close: () => Promise<void>;
};

/** The default window; CSS pixels. */
export const window = { width: 1194, height: 900 } as const;

/** A fresh browser window without motion. Reader styles may be added: a page's policy does not stop them in a real browser either. */
export const visit = async (browser: Browser, baseURL: string | undefined, options: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: window, reducedMotion: 'reduce', bypassCSP: true, ...options });
  const page = await context.newPage();
  // Content that depends on the time of day, such as whether a dealer is open, is the same as in the pictures.
  await page.clock.setFixedTime(moment);
  const waitForIdle = trackIdle(page);
  return {
    page,
    waitForIdle,
    openExample: async (slug, variant) => {
      await page.goto(`${baseURL}/docs/frame/${slug}/${variant}`);
      await waitForIdle();
    },
    openScreen: async (screen) => {
      const origin = originOf(screen.country, baseURL ?? '');
      await page.goto(`${origin}${await prepareScreen(page, origin, screen)}`);
      if (screen.comes) await awaitHeading(page, screen.comes);
      await waitForIdle();
      if (!screen.opens) return;
      await openLayer(page, screen.opens);
      await waitForIdle();
    },
    close: () => context.close(),
  };
};
