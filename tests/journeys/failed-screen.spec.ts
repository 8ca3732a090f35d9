import { expect, type Page, test } from '@playwright/test';

const isScreen = /\/RSC\/R\//;
const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The documents that a page requests from now on, by path. */
const documentsOf = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requested.push(new URL(request.url()).pathname);
  });
  return requested;
};

test.beforeEach(async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-header]')).toBeAttached();
});

test('R-08 a screen that fails to load is loaded as a document, once', async ({ page }) => {
  const documents = documentsOf(page);
  await page.route(isScreen, (route) => route.abort());
  await footerLink(page, '/spuelen').click();
  await expect(heading(page)).toHaveText('Spülen');
  await expect(page).toHaveURL('/spuelen');
  expect(documents).toEqual(['/spuelen']);
});

test('R-08 the same path is not reloaded twice within ten seconds; another path is', async ({ page }) => {
  // All of it happens at once, however busy the machine is.
  await page.clock.setFixedTime(new Date());
  const documents = documentsOf(page);
  await page.route(isScreen, (route) => route.abort());
  for (const path of ['/spuelen', '/armaturen']) {
    const loaded = page.waitForEvent('load');
    await footerLink(page, path).click();
    await loaded;
    await expect(page).toHaveURL(path);
    await expect(page.locator('html[data-header]')).toBeAttached();
  }
  await footerLink(page, '/spuelen').click();
  await expect(page).toHaveURL('/spuelen');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(documents).toEqual(['/spuelen', '/armaturen']);
});

test('R-08 an offline page says that it could not be loaded, and loads by itself once the connection is back', async ({
  page,
  context,
}) => {
  const documents = documentsOf(page);
  await context.setOffline(true);
  await footerLink(page, '/spuelen').click();
  await expect(page).toHaveURL('/spuelen');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('sobald die Verbindung wieder da ist');
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Spülen');
  expect(documents).toEqual(['/spuelen']);
});
