import type { Page } from '@playwright/test';

/** Presses the first button or link in sight whose name begins so, and takes the pointer away from what opens. */
export const openLayer = async (page: Page, name: RegExp): Promise<void> => {
  const control = page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first();
  await control.press('Enter');
  await page.locator(':modal, :popover-open, [role="dialog"]').filter({ visible: true }).first().waitFor();
};

/** Waits for what of a page comes with script alone: nothing else tells that it is still missing. */
export const awaitHeading = (page: Page, name: string): Promise<void> => page.getByRole('main').getByRole('heading', { name }).waitFor();
