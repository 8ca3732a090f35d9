import { expect, type Page, type Request, test } from '@playwright/test';

test.use({ viewport: { width: 1194, height: 900 } });

const isNavigation = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/RSC/R/');

/** The navigation response for a path during an action, and its bytes on the wire. */
const weigh = async (page: Page, path: string, act: () => Promise<unknown>): Promise<number> => {
  const finished = page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/RSC/R${path}.txt?query=`));
  await act();
  const request = await finished;
  expect(await (await request.response())?.text()).not.toContain('ld+json');
  expect((await request.response())?.headers()['content-encoding']).toBe('br');
  return (await request.sizes()).responseBodySize;
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-header]')).toBeAttached();
};

const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`).first();
const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);
const firstProduct = async (page: Page): Promise<string> =>
  (await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a key press on a link fetches the page without the layout around it', async ({ page }) => {
  await open(page, '/');
  const list = await weigh(page, '/spuelen', () => footerLink(page, '/spuelen').press('Enter'));
  await expect(heading(page)).toHaveText('Spülen');
  const product = await firstProduct(page);
  const detail = await weigh(page, product, () => linkTo(page, product).press('Enter'));
  await expect(page).toHaveURL(product);
  test.info().annotations.push({ type: 'bytes', description: `list ${list}, detail ${detail}` });
  expect(list).toBeLessThanOrEqual(8 * 1024);
  expect(detail).toBeLessThanOrEqual(12 * 1024);
});

test('hovering a link fetches the page without the layout, and the click fetches nothing more', async ({ page }) => {
  await open(page, '/spuelen');
  const product = await firstProduct(page);
  const requested: string[] = [];
  page.on('request', (request) => isNavigation(request) && requested.push(request.url()));
  const bytes = await weigh(page, product, () => linkTo(page, product).hover());
  test.info().annotations.push({ type: 'bytes', description: `detail ${bytes}` });
  expect(bytes).toBeLessThanOrEqual(12 * 1024);
  const before = requested.filter((url) => url.includes(`/RSC/R${product}.txt`)).length;
  await linkTo(page, product).click();
  await expect(page).toHaveURL(product);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect([before, requested.filter((url) => url.includes(`/RSC/R${product}.txt`)).length]).toEqual([1, 1]);
});

test('a page prefetched in the shop keeps its layout when shown in the checkout', async ({ page }) => {
  const home = page.getByRole('banner').locator('a[href="/"]:visible').first();
  const links = page.getByRole('contentinfo').getByRole('link');
  // After the order the layout is shorter; every step stays within this document.
  await open(page, '/checkout/success/unknown');
  const few = await links.count();
  await home.press('Enter');
  await expect(page).toHaveURL('/');
  await expect.poll(() => links.count()).toBeGreaterThan(few);
  const many = await links.count();
  await footerLink(page, '/spuelen').press('Enter');
  await expect(heading(page)).toHaveText('Spülen');
  await weigh(page, '/_root', () => home.hover());
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/checkout/success/unknown');
  await expect(links).toHaveCount(few);
  await home.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(links).toHaveCount(many);
});
