import type { Locator, Page } from '@playwright/test';

/** The small dealer search of a German page. */
export const smallSearch = (page: Page): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('button', { name: 'Händler finden' }) })
    .last();
