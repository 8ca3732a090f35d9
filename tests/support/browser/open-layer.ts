import type { Page } from '@playwright/test';

/** Clicks the first visible button or link whose name begins like this, and moves the pointer away from what opens. */
export const openLayer = async (page: Page, name: RegExp): Promise<void> => {
  const control = page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first();
  await control.press('Enter');
  await page.locator(':modal, :popover-open, [role="dialog"]').filter({ visible: true }).first().waitFor();
};

/** Waits for the parts of a page that only script renders: nothing else shows that they are missing. */
export const awaitHeading = (page: Page, name: string): Promise<void> => page.getByRole('main').getByRole('heading', { name }).waitFor();
