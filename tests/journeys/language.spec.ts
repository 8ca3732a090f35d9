import { expect } from '@playwright/test';
import { test } from '../browser/shopper.ts';

test('C-06 another language of the country comes without a reload, stays on the page and is kept for a year', async ({
  shopperIn,
  page,
  context,
}) => {
  const shopper = await shopperIn('ch', 'de');
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Lagune 60');
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page
    .getByRole('button', { name: shopper.sayStart('shell.country.choose') })
    .first()
    .click();
  await page.locator('a[hreflang="fr-CH"]:visible').click();

  await page.waitForURL('**/fr/**/lagune-60');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-locale', 'fr-CH');
  await expect(page.locator('a[hreflang="fr-CH"]:visible')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  const french = await shopperIn('ch', 'fr');
  await expect(page.getByRole('button', { name: french.say('product.addToCart') }).first()).toBeVisible();
  await french.putIntoCart();
  await expect(french.dialog().getByRole('link', { name: french.say('cart.toCheckout') })).toBeVisible();

  const cookie = (await context.cookies(shopper.origin)).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto(`${shopper.origin}/`);
  await page.waitForURL(`${shopper.origin}/fr/`);
});
