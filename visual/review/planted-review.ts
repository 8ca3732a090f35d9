import { test as base, expect, type Page } from '@playwright/test';
import type { VisualFolders } from '../folders.ts';
import { type Decision, readLog } from '../review-log.ts';
import { drawn, plant, plantPlaces, startReview } from './planted.ts';

/** A running review and its folder. */
export type Review = { folders: VisualFolders; address: string; token: string };

/** The current picture, according to its heading. */
export const title = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ hasText: /:/ });

/** A review of a planted folder: the light button and both pictures of the home page are pending, one of them new. */
export const test = base.extend<{ review: Review }>({
  review: async ({ page }, run) => {
    const folders = await plantPlaces();
    await plant(folders, 'stories/button/solid/390-light', drawn(120));
    await plant(folders, 'screens/home/1440-light', drawn(130, 320, 240));
    await plant(folders, 'screens/home/390-pseudo', drawn(140));
    const { address, token, stop } = await startReview(folders);
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    await run({ folders, address, token });
    await stop();
  },
});

/** The latest decision. */
export const lastDecision = async (folders: VisualFolders): Promise<Decision | undefined> => (await readLog(folders)).at(-1);
