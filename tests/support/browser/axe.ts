import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Axe also takes settings of single checks; its types do not tell. */
export type AxeOptions = RunOptions & { checks?: Record<string, { options: object }> };

/** Axe on the open page; what it can do is brought in once a page, for it is long. A window within the page shows an example that is looked at alone. */
export const axeOn = async (page: Page, options: AxeOptions = {}): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).options({ ...options, iframes: false }).setLegacyMode();
};
