import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const fileOf = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));
const standIn = async (): Promise<string> =>
  (await Promise.all(['google-places-stand-in.js', 'google-maps-stand-in.js'].map((name) => readFile(fileOf(name), 'utf8')))).join('\n');

/** The calls to the stand-in for Google's script. */
export type GoogleRequests = {
  parameters: Record<string, string>;
  routes: { origin: { lat: number; lng: number }; destination: { lat: number; lng: number }; travelMode: string }[];
  lines: unknown[];
  /** The current state of the map. */
  zoom: number | undefined;
  /** Every place request, and whether its session was still open. */
  places: { input: string; includedRegionCodes: string[]; language: string; hasFreshToken: boolean }[];
  /** Every place whose position was requested. */
  located: { placeId: string; fields: string[]; isBilledWithTyping: boolean }[];
};

/** Answers for Google Maps with our stand-in, once `before` allows it; returns every Google URL that the page requests. */
export const standInForGoogle = async (page: Page, before: () => Promise<'answer' | 'abort'> = async () => 'answer'): Promise<string[]> => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/google|gstatic/.test(new URL(request.url()).hostname)) asked.push(request.url());
  });
  await page.route('https://maps.googleapis.com/**', async (route) => {
    if ((await before()) === 'abort') await route.abort();
    else await route.fulfill({ body: await standIn(), contentType: 'text/javascript' });
  });
  return asked;
};

/** The calls of the page to the stand-in so far. */
export const googleRequestsOf = (page: Page): Promise<GoogleRequests> =>
  page.evaluate(() => {
    const { lines, ...asked } = (window as unknown as { askedGoogle: GoogleRequests }).askedGoogle;
    return { ...asked, lines: lines.map(() => undefined) };
  });
