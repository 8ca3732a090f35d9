import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

// A country without a consent question.
const shopIn = (baseURL: string | undefined): string => originOf('us', baseURL ?? '');
const row = (page: Page) => page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: 'Seen last' }) });
const stored = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem('last-seen') ?? '[]'));

/** Opens the first sinks of the list, one after the other; returns their names, latest first. */
const lookAtSinks = async (page: Page, origin: string, count: number): Promise<string[]> => {
  await page.goto(`${origin}/sinks`);
  const links = page.getByRole('main').getByRole('article').locator('h2 a, h3 a');
  const found = (
    await links.evaluateAll((all) => all.map((link) => ({ name: link.textContent ?? '', path: link.getAttribute('href') ?? '' })))
  ).slice(0, count);
  expect(found).toHaveLength(count);
  for (const { path } of found) {
    await page.goto(`${origin}${path}`);
    await expect.poll(() => stored(page)).toContainEqual(expect.objectContaining({ productKey: expect.stringMatching(/./) }));
    await expect.poll(async () => path.includes(((await stored(page)) as { productKey: string }[])[0]?.productKey ?? '–')).toBe(true);
  }
  return found.map(({ name }) => name).reverse();
};

test('M-23 M-49 the home page shows the last four viewed products, latest first', async ({ page, baseURL }) => {
  const origin = shopIn(baseURL);
  const names = await lookAtSinks(page, origin, 5);
  await page.goto(`${origin}/`);
  await expect(row(page).getByRole('heading', { level: 3 })).toHaveText(names.slice(0, 4));
});

test('M-49 an article that cannot be fetched is skipped silently', async ({ page, baseURL }) => {
  const origin = shopIn(baseURL);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const entries = [
    { productKey: 'gone', variantKey: 'gone-steel' },
    { productKey: 'bogen-p', variantKey: 'bogen-p-brass' },
  ];
  await page.addInitScript((seen) => localStorage.setItem('last-seen', seen), JSON.stringify(entries));
  await page.goto(`${origin}/`);
  await expect(row(page).getByRole('heading', { level: 3 })).toHaveText(['Bogen P']);
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  expect(faults).toEqual([]);
});

for (const wrong of ['{"productKey":"bogen-p","variantKey":"bogen-p-brass"}', '[{"productKey":"bogen-p"}]', 'not json']) {
  test(`M-49 storage that holds ${wrong} counts as empty`, async ({ page, baseURL }) => {
    await page.addInitScript((seen) => localStorage.setItem('last-seen', seen), wrong);
    await page.goto(`${shopIn(baseURL)}/`, { waitUntil: 'networkidle' });
    await expect(page.locator('html[data-header]')).toBeAttached();
    await expect(row(page)).toHaveCount(0);
  });
}

test('M-49 a country that asks first stores nothing before an answer', async ({ page }) => {
  await page.goto('/spuelen/delta-60-s', { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-header]')).toBeAttached();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
