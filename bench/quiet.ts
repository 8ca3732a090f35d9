import type { Page, Request } from '@playwright/test';

const quietMs = 700;

/**
 * Watches a page from before it is opened; the returned function waits until React has loaded, without interaction, and the network
 * was idle for a while. Playwright's own `networkidle` ends before scripts that wait for an idle moment are requested.
 */
export const watchQuiet = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  let movedAt = performance.now();
  const move = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    movedAt = performance.now();
  };
  page.on(
    'request',
    move((request) => open.add(request)),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(
      end as 'requestfinished',
      move((request) => open.delete(request)),
    );
  }
  return async () => {
    await page.locator('html[data-header]').waitFor({ state: 'attached' });
    while (open.size > 0 || performance.now() - movedAt < quietMs) await page.waitForTimeout(50);
  };
};
