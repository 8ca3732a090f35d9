import { expect, test } from '@playwright/test';
import { breakpoints } from '../../src/design/breakpoints.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('T-02 T-05 an icon is found by a part of its name, and a click copies it', async ({ page }) => {
  await page.goto('/docs/icons', { waitUntil: 'networkidle' });
  expect(await page.getByRole('button', { name: /Copy the name/ }).count()).toBeGreaterThan(100);
  await page.getByRole('searchbox', { name: 'Search' }).fill('heart');
  await expect(page.getByRole('button', { name: /Copy the name/ })).toHaveCount(2);
  await expect(page.locator('[data-announcer=polite]').getByText('2 drawings')).toHaveCount(1);
  await page.getByRole('button', { name: 'Copy the name heart-filled' }).click();
  await expect(page.locator('[data-announcer=polite]').getByText('Copied')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('heart-filled');
});

test('T-05 a colour is shown with its measured contrast in both schemes', async ({ page }) => {
  await page.goto('/docs/colour', { waitUntil: 'networkidle' });
  const accent = page.locator('#text').getByRole('listitem').filter({ hasText: '--accent' }).first();
  await expect(accent.getByText(/^\d+\.\d$/)).toHaveCount(4);
  for (const contrast of await accent.getByText(/^\d+\.\d$/).allTextContents()) expect(Number(contrast)).toBeGreaterThanOrEqual(4.5);
});

test('T-05 marks move with their own duration, and jump with reduced motion', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/motion`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Move' }).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await context.close();
});

const pages = [
  '',
  '/colour',
  '/type',
  '/space',
  '/breakpoints',
  '/motion',
  '/icons',
  '/working',
  '/decisions',
  '/button',
  '/list',
  '/single-select',
  '/modal',
];
for (const width of [320, breakpoints.s, breakpoints.m, breakpoints.xl]) {
  test(`T-06 no page of the documentation is wider than ${width} px`, async ({ browser, baseURL }) => {
    test.slow();
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(`${baseURL}/docs${path}`);
      // The body would clip overflowing content.
      const widest = await page.evaluate(() => {
        document.body.style.overflowX = 'visible';
        return document.documentElement.scrollWidth;
      });
      expect(widest, path).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
}
