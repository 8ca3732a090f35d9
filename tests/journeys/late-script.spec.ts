import { expect, type Page } from '@playwright/test';
import { type Shopper, test } from '../browser/shopper.ts';

const late = (page: Page, shopper: Shopper) => page.getByRole('link', { name: shopper.say('shell.late') });

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`B-01 where scripts never arrive a link leads to the plain document, with motion: ${reducedMotion}`, async ({ shopperIn, page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.route(/\.js$/, (route) => route.abort());
    const shopper = await shopperIn('de');
    await shopper.visit('spuelen/delta-60-s');
    const added = page.waitForResponse('**/carts/add?*');
    await shopper.putIntoCart();
    await added;
    for (const [path, plain] of [
      ['cart', '/plain/cart'],
      ['checkout/address/', '/plain/checkout/address'],
      ['wishlist', '/plain/wishlist'],
      ['account', '/plain/account'],
    ] as const) {
      await shopper.visit(path);
      const link = late(page, shopper);
      await expect(link, path).toBeHidden();
      await expect(link, path).toBeVisible();
      await expect(link, path).toHaveAttribute('href', plain);
    }
    await shopper.visit('cart');
    await late(page, shopper).click();
    await expect(page).toHaveURL(/\/plain\/cart$/);
    await expect(page.getByRole('main')).toContainText('Delta 60 S');
  });
}

test('B-01 where scripts do arrive the link to the plain document never shows', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('cart');
  await expect(page.locator('html[data-header]')).toBeAttached();
  const way = page.locator('[data-late]');
  await expect(way).toBeAttached();
  expect(await way.evaluate((element) => getComputedStyle(element).display)).toBe('none');
});
