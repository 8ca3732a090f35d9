import type { Browser, BrowserContext } from '@playwright/test';

/** A fresh browser as every picture wants it: one language, one place, no motion. */
export const freshContext = (browser: Browser, locale: string): Promise<BrowserContext> =>
  browser.newContext({ locale, timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });

/** The moment at which every picture is taken: a Saturday morning before a delivery week. */
export const moment = new Date('2026-11-21T09:00:00Z');
