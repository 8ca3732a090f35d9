import { expect } from '@playwright/test';
import { sessionHintCookie } from '../../src/shared/contract/session-cookie.ts';
import { test } from '../support/browser/shopper.ts';

for (const [country, path] of [
  ['de', 'barrierefreiheit'],
  ['jp', 'accessibility'],
] as const) {
  test(`T-06 the accessibility statement of ${country} fits into 320 px`, async ({ shopperIn, page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const shopper = await shopperIn(country);
    await shopper.visit(path);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the first picture of a content page is loaded eagerly, the others lazily', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('werkstoffe');
  const pictures = page.getByRole('main').getByRole('img').and(page.locator('img'));
  await expect(pictures.first()).toHaveAttribute('loading', 'eager');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy');
});

test('an account page that is waiting for its data has its heading', async ({ shopperIn, page, context }) => {
  // Personal data is requested and never arrives.
  await page.route('**/consumer/**', () => undefined);
  const shopper = await shopperIn('de');
  // Without the session hint nothing is requested: the visitor is redirected to the login.
  await context.addCookies([{ name: sessionHintCookie, value: '1', url: shopper.origin }]);
  await page.goto(`${shopper.origin}/account`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-header]')).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: shopper.t('account.title') })).toBeVisible();
});
