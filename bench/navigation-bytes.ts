import type { Browser, Page } from '@playwright/test';
import { pageTypes } from './page-types.ts';
import { withBrowser } from './with-browser.ts';

/** The response to a client-side navigation: bytes on the wire, and how it was requested. */
export type NavigationBytes = { target: 'list' | 'detail'; way: 'press' | 'fetched ahead'; bytes: number; encoding: string };

const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);
const mainLink = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`).first();

/** The bytes sent for a path during an action that requests it. */
const measureNavigation = async (page: Page, path: string, act: () => Promise<unknown>): Promise<{ bytes: number; encoding: string }> => {
  const finished = page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/RSC/R${path}.txt?query=`));
  await act();
  const request = await finished;
  const headers = (await request.response())?.headers() ?? {};
  return { bytes: (await request.sizes()).responseBodySize, encoding: headers['content-encoding'] ?? 'identity' };
};

const withPage = async <Done>(browser: Browser, url: string, use: (page: Page) => Promise<Done>): Promise<Done> => {
  const context = await browser.newContext({ viewport: { width: 1194, height: 900 }, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('html[data-header]').waitFor({ state: 'attached' });
    return await use(page);
  } finally {
    await context.close();
  }
};

/**
 * From home to the list, from the list to a product: by keyboard, which requests at that moment, and by a pointer that hovers over the link
 * first.
 */
export const measureNavigations = (): Promise<NavigationBytes[]> =>
  withBrowser(async (origin, browser) => {
    const { list, detail, home } = pageTypes;
    const ways = [
      { way: 'press', act: (link: ReturnType<typeof mainLink>) => link.press('Enter') },
      { way: 'fetched ahead', act: (link: ReturnType<typeof mainLink>) => link.hover() },
    ] as const;
    const found: NavigationBytes[] = [];
    for (const { way, act } of ways) {
      const toList = await withPage(browser, origin + home, (page) => measureNavigation(page, list, () => act(footerLink(page, list))));
      const toDetail = await withPage(browser, origin + list, (page) => measureNavigation(page, detail, () => act(mainLink(page, detail))));
      found.push({ target: 'list', way, ...toList }, { target: 'detail', way, ...toDetail });
    }
    return found;
  });
