import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const fileOf = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));
const standIn = async (): Promise<string> =>
  (await Promise.all(['google-places-stand-in.js', 'google-maps-stand-in.js'].map((name) => readFile(fileOf(name), 'utf8')))).join('\n');

/** What the stand-in for Google's script was asked for. */
export type GoogleRequests = {
  parameters: Record<string, string>;
  routes: { origin: { lat: number; lng: number }; destination: { lat: number; lng: number }; travelMode: string }[];
  lines: unknown[];
  /** Of the map, as it is now. */
  zoom: number | undefined;
  /** Every question for places, and whether its session was still open. */
  places: { input: string; includedRegionCodes: string[]; language: string; hasFreshToken: boolean }[];
  /** Every place that was asked for where it lies. */
  located: { placeId: string; fields: string[]; isBilledWithTyping: boolean }[];
};

/** Lets a script of ours answer for Google's maps, once `before` has let it; returns every address of Google that the page asks for. */
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

/** What the page has asked of the stand-in so far. */
export const googleRequestsOf = (page: Page): Promise<GoogleRequests> =>
  page.evaluate(() => {
    const { lines, ...asked } = (window as unknown as { askedGoogle: GoogleRequests }).askedGoogle;
    return { ...asked, lines: lines.map(() => undefined) };
  });
