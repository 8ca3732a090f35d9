import { expect, type Page } from '@playwright/test';
import { runShop } from '../../scripts/shop/run-shop.ts';
import { recordLiveRegions, takeLiveRegionLog } from '../support/browser/live-region-log.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';

const names = ['Delta 60 S', 'Lagune 60'];
const fill = async (shopper: Shopper): Promise<void> => {
  for (const path of ['spuelen/delta-60-s', 'spuelen/lagune-60']) {
    await shopper.visit(path);
    await shopper.putIntoCart();
    await expect(shopper.dialog()).toContainText(path.endsWith('s') ? 'Delta 60 S' : 'Lagune 60');
  }
};
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const more = (page: Page) => page.getByRole('button', { name: /Ein Stück mehr, Delta 60 S/ });
const bin = (page: Page) => page.getByRole('button', { name: /^Delta 60 S.*entfernen$/ });

test('K-02 B-07 a removed line is restored in its position; each action on the cart page is announced once', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await fill(shopper);
  await recordLiveRegions(page);
  await shopper.visit('cart');
  await expect(rows(page)).toHaveCount(2);
  await takeLiveRegionLog(page);
  await more(page).click();
  await expect.poll(() => takeLiveRegionLog(page)).toEqual([expect.stringContaining(shopper.t('cart.heading', { count: 3 }))]);
  await bin(page).click();
  const undo = page.getByRole('button', { name: shopper.t('cart.undo') });
  await expect(undo).toBeFocused();
  await expect
    .poll(() => takeLiveRegionLog(page))
    .toEqual([expect.stringMatching(/^Delta\s60\sS.* nicht mehr im Warenkorb\. .*1 Artikel/)]);
  await expect(rows(page).first()).toContainText(shopper.t('cart.undo'));
  await undo.click();
  await expect(bin(page)).toBeFocused();
  await expect.poll(() => takeLiveRegionLog(page)).toEqual([expect.stringContaining(shopper.t('cart.heading', { count: 3 }))]);
  for (const [index, name] of names.entries()) await expect(rows(page).nth(index)).toContainText(name);
  await page.reload();
  for (const [index, name] of names.entries()) await expect(rows(page).nth(index)).toContainText(name);
});

test('K-02 B-07 an unknown code is announced once', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await fill(shopper);
  await recordLiveRegions(page);
  await shopper.visit('cart');
  await page.locator('summary', { hasText: shopper.t('cart.discountCode') }).click();
  await page.getByRole('textbox', { name: shopper.t('cart.discountCode') }).fill('NIEMAND');
  await takeLiveRegionLog(page);
  await page.getByRole('button', { name: shopper.t('cart.discountApply') }).click();
  await expect.poll(() => takeLiveRegionLog(page)).toEqual([shopper.t('cart.discountProblem.unknown', { code: 'NIEMAND' })]);
});

test('K-02 the last line can be restored too, in the overlay as on the page', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  const dialog = shopper.dialog();
  await dialog.getByRole('button', { name: /^Delta 60 S.*entfernen$/ }).click();
  const undo = page.getByRole('button', { name: shopper.t('cart.undo') });
  await expect(undo).toBeFocused();
  await expect(dialog).toContainText(shopper.t('cart.empty.title'));
  await undo.click();
  await expect(bin(page)).toBeFocused();
  await shopper.visit('cart');
  await bin(page).click();
  await expect(page.getByText(shopper.t('cart.empty.title'))).toBeVisible();
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(bin(page)).toBeFocused();
});

test('K-02 B-01 without script the cart offers to restore the removed line once, in its position', { tag: '@core' }, async ({
  shopperIn,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const shopper = await shopperIn('de', 'de', context);
  const { page } = shopper;
  for (const path of ['spuelen/delta-60-s', 'spuelen/lagune-60']) {
    await shopper.visit(path);
    await shopper.putIntoCart();
    await page.waitForURL(/\/plain\/cart$/);
  }
  await more(page).click();
  await bin(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(/Delta\s60\sS.* nicht mehr im Warenkorb/);
  await rows(page)
    .first()
    .getByRole('button', { name: shopper.t('cart.undo') })
    .click();
  for (const [index, name] of names.entries()) await expect(rows(page).nth(index)).toContainText(name);
  await expect(rows(page).first().getByRole('group')).toContainText('2');
  await bin(page).click();
  await expect(rows(page).first()).toContainText(/Delta\s60\sS.* nicht mehr im Warenkorb/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await context.close();
});

/** The stock of an article that no other journey buys. */
const setStock = async (pieces: number): Promise<void> => {
  const { code, errors } = await runShop(`stock set 30.15.1101 ${pieces}`, {
    DATABASE_FILE: process.env['DATABASE_FILE'] ?? 'var/shop.db',
  });
  expect(code, errors).toBe(0);
};

test('K-02 B-07 a line that sold out meanwhile is not restored: its row announces that once, without an overlay', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await shopper.visit('zubehoer/perle');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Perle');
  await recordLiveRegions(page);
  await shopper.visit('cart');
  await page.getByRole('button', { name: /^Perle.*entfernen$/ }).click();
  const undo = page.getByRole('button', { name: shopper.t('cart.undo') });
  await expect(undo).toBeFocused();
  await expect.poll(() => takeLiveRegionLog(page)).toHaveLength(1);
  await setStock(0);
  await undo.press('Enter');
  const rejection = /^Perle.* nicht zurückgelegt\.$/;
  await expect(rows(page).first()).toContainText('nicht zurückgelegt');
  await expect.poll(() => takeLiveRegionLog(page)).toEqual([expect.stringMatching(rejection)]);
  await expect(undo).toBeFocused();
  await expect(shopper.dialog()).toHaveCount(0);
  await expect(page.getByText(shopper.t('cart.empty.title'))).toBeVisible();
  await setStock(5);
  await undo.press('Enter');
  await expect(page.getByRole('button', { name: /^Perle.*entfernen$/ })).toBeFocused();
});
