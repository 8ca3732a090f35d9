import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

const linked = /<link rel="stylesheet" href="([^"]+)" data-rest="([^"]+)"\/>/g;
const pages = [
  '/',
  '/spuelen',
  '/spuelen/delta-60-s',
  '/armaturen/bogen',
  '/planung',
  '/agb',
  '/search?q=60',
  '/cart',
  '/plain/cart',
  '/login',
  '/missing',
];
const maxBytes = 15_000;

const sheetsOf = async (request: APIRequestContext, path: string): Promise<[first: string, rest: string]> => {
  const links = [...(await (await request.get(path)).text()).matchAll(linked)];
  expect(links).toHaveLength(1);
  return [links[0]?.[1] ?? '', links[0]?.[2] ?? ''];
};

/** Waits until each picture has loaded or failed: before that one may still move its frame. A page that redirects to its no-script form is checked there. */
const seePicturesDone = (page: Page): Promise<void> =>
  expect(async () => {
    const open = await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      return [...document.images].filter(({ complete }) => !complete).length;
    });
    expect(open).toBe(0);
  }).toPass();

/** Opens a page and takes a screenshot once each picture is done and two in a row are identical. */
const photograph = async (page: Page, path: string): Promise<Buffer> => {
  await page.goto(path);
  await seePicturesDone(page);
  let last = await page.screenshot({ fullPage: true });
  await expect
    .poll(async () => {
      const before = last;
      last = await page.screenshot({ fullPage: true });
      return last.equals(before);
    })
    .toBe(true);
  return last;
};

const watchSheets = (page: Page): string[] => {
  const sheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(new URL(request.url()).pathname));
  return sheets;
};

for (const path of pages)
  test(`${path} is render-blocked only by the styles that it uses, and they are small`, async ({ request }) => {
    const [first] = await sheetsOf(request, path);
    const answer = await fetch(new URL(first, test.info().project.use.baseURL), { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(maxBytes);
  });

test.describe('without script', () => {
  // The whole page is in view: a page rendered in tiles may differ at a seam between screenshots.
  test.use({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport: { width: 1280, height: 16_000 } });

  for (const path of pages)
    test(`${path} shows nothing that the deferred styles would change`, async ({ page, request }) => {
      const sheets = await sheetsOf(request, path);
      await page.route('**/pictures/**', (route) => route.abort());
      // The first paint of a window differs a little from later ones: eight pixels of an arc.
      await photograph(page, path);
      const before = await photograph(page, path);
      const [first, rest] = await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).text()));
      await page.route(`**${sheets[0]}`, (route) => route.fulfill({ contentType: 'text/css', body: `${first}${rest}` }));
      await expect.poll(async () => (await photograph(page, path)).equals(before)).toBe(true);
    });
});

test('the list page stays small', async ({ request }) => {
  const html = await (await request.get('/spuelen')).text();
  // The weight of every page, and of each of the twelve tiles.
  const tiles = html.split('<article').length - 1;
  expect(tiles).toBe(12);
  expect(html.length).toBeLessThan(110_000 + tiles * 6_500);
});

test('client-side navigations are styled at once: no style sheet is pending', async ({ page }) => {
  const sheets = watchSheets(page);
  await page.goto('/');
  await expect(page.locator('html[data-header]')).toBeAttached();
  expect(sheets).toEqual(await sheetsOf(page.request, '/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Spülen' }).click();
  await expect(page).toHaveURL(/\/spuelen$/);
  const product = page.getByRole('main').getByRole('link', { name: 'Delta 60 S' });
  await product.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delta 60 S');
  expect(sheets).toHaveLength(2);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('without the deferred styles the page works all the same', async ({ page }) => {
  await page.route(/\.rest-/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html[data-header]')).toBeAttached();
});

test('a language with its own script adds the sheet of its font', async ({ page, baseURL }) => {
  const answer = await page.goto(`${baseURL?.replace('localhost', 'jp.localhost')}/`);
  const html = (await answer?.text()) ?? '';
  expect([...html.matchAll(/<link[^>]*rel="stylesheet"/g)]).toHaveLength(2);
});
