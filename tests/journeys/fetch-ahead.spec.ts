import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The requested screens; their responses are held back until released. */
const holdNavigations = async (page: Page) => {
  const requested: string[] = [];
  const waiting: (() => Promise<void>)[] = [];
  await page.route('**/RSC/R/**', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    waiting.push(() => route.continue());
  });
  return { asked: requested, letGo: () => Promise.all(waiting.splice(0).map((go) => go())) };
};

const points = async (page: Page, links: number[]): Promise<void> => {
  for (const index of links) await page.locator('main article a[href]:not([href*="?"])').nth(index).hover();
};

test('R-11 at most four screens are prefetched at a time; when they have arrived, the next one is', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await page.goto(`${shopper.origin}/spuelen`);
  await expect(page.locator('html[data-header]')).toBeAttached();
  const screens = await holdNavigations(page);
  await points(page, [0, 1, 2, 3, 4, 5]);
  await expect.poll(() => screens.asked.length).toBe(4);
  expect(new Set(screens.asked).size).toBe(4);
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/RSC/R/'));
  await screens.letGo();
  await answered;
  await expect
    .poll(async () => {
      await points(page, [6, 5]);
      return screens.asked.length;
    })
    .toBeGreaterThan(4);
});

for (const connection of [{ saveData: true }, { saveData: false, effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`R-11 nothing is prefetched with ${JSON.stringify(connection)}; a click still navigates`, async ({ shopperIn, page }) => {
    await page.addInitScript((data) => Object.defineProperty(navigator, 'connection', { get: () => data }), connection);
    const shopper = await shopperIn('de');
    await page.goto(`${shopper.origin}/spuelen`);
    await expect(page.locator('html[data-header]')).toBeAttached();
    const requested: string[] = [];
    page.on('request', (request) => request.url().includes('/RSC/R/') && requested.push(request.url()));
    await points(page, [0, 1, 2]);
    const name = (await page.getByRole('main').getByRole('article').first().getByRole('heading').innerText()).trim();
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
    expect(requested).toHaveLength(1);
  });
}
