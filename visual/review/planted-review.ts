import { test as base, expect, type Page } from '@playwright/test';
import type { Places } from '../places.ts';
import { type Act, readLog } from '../review-log.ts';
import { drawn, plant, plantPlaces, startReview } from './planted.ts';

/** A running review and what it decides about. */
export type Review = { places: Places; address: string; token: string };

/** What is shown, as its heading says. */
export const title = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ hasText: /:/ });

/** A review of a planted folder: the light button and both pictures of the home page wait, one of them new. */
export const test = base.extend<{ review: Review }>({
  review: async ({ page }, run) => {
    const places = await plantPlaces();
    await plant(places, 'stories/button/solid/390-light', drawn(120));
    await plant(places, 'screens/home/1440-light', drawn(130, 320, 240));
    await plant(places, 'screens/home/390-pseudo', drawn(140));
    const { address, token, stop } = await startReview(places);
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    await run({ places, address, token });
    await stop();
  },
});

/** What was decided last. */
export const lastAct = async (places: Places): Promise<Act | undefined> => (await readLog(places)).at(-1);
