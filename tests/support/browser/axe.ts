import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Axe also accepts settings of single checks; its types lack them. */
export type AxeOptions = RunOptions & { checks?: Record<string, { options: object }> };

/** Runs axe on the open page; its large script is injected once per page. An iframe in the page shows an example that is checked separately. */
export const axeOn = async (page: Page, options: AxeOptions = {}): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).options({ ...options, iframes: false }).setLegacyMode();
};
