import { expect, type Page, test } from '@playwright/test';

const sheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);

const watchSheets = (page: Page): string[] => {
  const sheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
  return sheets;
};

test('the list page links one sheet, names it no more often than it must, and stays small', async ({ request }) => {
  const html = await (await request.get('/spuelen')).text();
  const sheets = sheetsOf(html);
  expect(sheets).toHaveLength(1);
  expect(html.split(sheets[0] ?? '').length - 1).toBeLessThanOrEqual(6);
  // What every page brings, and what each of the twelve tiles does.
  const tiles = html.split('<article').length - 1;
  expect(tiles).toBe(12);
  expect(html.length).toBeLessThan(110_000 + tiles * 6_500);
});

test('screens that come without a reload are dressed at once: there is no sheet to wait for', async ({ page }) => {
  const sheets = watchSheets(page);
  await page.goto('/');
  await expect(page.locator('html[data-header]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Spülen' }).click();
  await expect(page).toHaveURL(/\/spuelen$/);
  const product = page.getByRole('main').getByRole('link', { name: 'Delta 60 S' });
  await product.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delta 60 S');
  expect(sheets).toHaveLength(1);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('a language with letters of its own adds the sheet of its typeface', async ({ page, baseURL }) => {
  const answer = await page.goto(`${baseURL?.replace('localhost', 'jp.localhost')}/`);
  expect(sheetsOf((await answer?.text()) ?? '')).toHaveLength(2);
});
