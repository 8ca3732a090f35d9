import type { Browser, BrowserContext } from '@playwright/test';
import { missingFaces } from '../system-packages.ts';

/** A fresh browser as every picture wants it: one language, one place, no motion. Throws where the machine lacks a face that pictures show. */
export const freshContext = (browser: Browser, locale: string): Promise<BrowserContext> => {
  const missing = missingFaces();
  if (missing.length > 0) throw new Error(`No picture without its type. Install it first: apt-get install ${missing.join(' ')}`);
  return browser.newContext({ locale, timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
};

/** The moment at which every picture is taken: a Saturday morning before a delivery week. */
export const moment = new Date('2026-11-21T09:00:00Z');
