import type { Browser, BrowserContext } from '@playwright/test';
import { missingFaces } from '../system-packages.ts';

/** A fresh browser for reproducible pictures: fixed locale and location, no motion. Throws if the machine lacks a font that they show. */
export const freshContext = (browser: Browser, locale: string): Promise<BrowserContext> => {
  const missing = missingFaces();
  if (missing.length > 0) throw new Error(`No picture without its type. Install it first: apt-get install ${missing.join(' ')}`);
  return browser.newContext({ locale, timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
};

/** The time at which every picture is taken: a Saturday morning before a delivery week. */
export const moment = new Date('2026-11-21T09:00:00Z');
