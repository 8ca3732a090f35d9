import { expect, type Locator, type Page } from '@playwright/test';
import { openExample } from './stories.ts';

/** The map of an example. */
export const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Map of dealers' }).first();

/** Opens an example and waits until the map has finished rendering. */
export const openMap = async (page: Page, example: string): Promise<void> => {
  await openExample(page, `dealer-map/${example}`);
  await expect(page.locator('[data-idle=true]')).toBeVisible();
};
