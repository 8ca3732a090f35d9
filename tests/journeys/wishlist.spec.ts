import { expect, type Locator, type Page } from '@playwright/test';
import { recordLiveRegions, takeLiveRegionLog } from '../support/browser/live-region-log.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';

const wishlistButton = (shopper: Shopper, page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: shopper.t('wishlist.saveNamed', { name }), exact: true });
const inHeader = (shopper: Shopper, page: Page) => page.getByRole('banner').getByRole('link', { name: shopper.t('shell.wishlist') });
// A wishlist button is filled before the server knows: leaving the document at once sends it with the next one, which announces it.
const addToWishlist = async (page: Page, button: Locator): Promise<void> => {
  const answered = page.waitForResponse(/\/lists\/my\/add(?:\?|$)/);
  await button.click();
  await answered;
};
const fill = async (shopper: Shopper, page: Page): Promise<void> => {
  await shopper.visit('spuelen');
  for (const name of ['Delta 60 S', 'Lagune 60']) {
    await addToWishlist(page, wishlistButton(shopper, page, name));
    await expect(wishlistButton(shopper, page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(inHeader(shopper, page)).toContainText('2');
};
const notice = (page: Page) => page.locator('[data-toast]');
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('W-01 B-07 the wishlist button adds an article, announces it once, and is still filled after a reload', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  await recordLiveRegions(page);
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  const button = wishlistButton(shopper, page, 'Delta 60 S');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await takeLiveRegionLog(page);
  await button.click();
  await expect.poll(() => takeLiveRegionLog(page)).toEqual([shopper.t('wishlist.added', { name: 'Delta 60 S' })]);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(inHeader(shopper, page)).toContainText('1');
  await takeLiveRegionLog(page);
  await button.click();
  await expect.poll(() => takeLiveRegionLog(page)).toEqual([shopper.t('wishlist.removed', { name: 'Delta 60 S' })]);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('W-01 B-07 the list shows its total; a removed item can be restored in its position', async ({ shopperIn, page }) => {
  await recordLiveRegions(page);
  const shopper = await shopperIn('de');
  await fill(shopper, page);
  await shopper.visit('wishlist');
  await expect(page.getByRole('main')).toContainText('2 Artikel, zusammen');
  await expect(rows(page)).toHaveCount(2);
  await takeLiveRegionLog(page);
  await page.getByRole('button', { name: /^Entfernen, Lagune 60/ }).click();
  const undo = page.getByRole('button', { name: shopper.t('wishlist.undo') });
  await expect(undo).toBeFocused();
  await expect.poll(() => takeLiveRegionLog(page)).toEqual([expect.stringContaining('nicht mehr auf der Merkliste')]);
  await expect(page.getByRole('main')).toContainText('1 Artikel, ');
  await undo.click();
  await expect(page.getByRole('button', { name: /^Entfernen, Lagune 60/ })).toBeFocused();
  await expect(inHeader(shopper, page)).toContainText('2');
});

test('W-01 everything is added to the cart at once, and sold-out articles are named', { tag: '@core' }, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await fill(shopper, page);
  // The finish that is out of stock.
  await shopper.visit('armaturen/steg-p?finish=gunmetal');
  await addToWishlist(page, page.getByRole('button', { name: shopper.t('wishlist.save'), exact: true }));
  await expect(inHeader(shopper, page)).toContainText('3');
  await shopper.visit('wishlist');
  await page.getByRole('button', { name: shopper.t('wishlist.allToCart') }).click();
  await expect(notice(page)).toContainText(shopper.t('wishlist.allAdded', { count: 2 }));
  await expect(notice(page)).toContainText(/nicht lieferbar: Steg\sP, /);
  await page.getByRole('button', { name: shopper.t('cart.view') }).click();
  await expect(shopper.dialog()).toContainText('Delta 60 S');
});

test('W-01 two tabs of a browser show the same list', async ({ shopperIn, page, context }) => {
  const shopper = await shopperIn('de');
  await fill(shopper, page);
  const other = await shopperIn('de', 'de', context);
  await other.visit('wishlist');
  await expect(rows(other.page)).toHaveCount(2);
  await wishlistButton(shopper, page, 'Lagune 60').click();
  await expect(rows(other.page)).toHaveCount(1);
  await wishlistButton(shopper, page, 'Kontor 60').click();
  await expect(other.page.getByRole('main')).toContainText('Kontor 60');
  await expect(inHeader(other, other.page)).toContainText('2');
});

test('W-01 offline changes are stored, shown, and sent when the network is back', async ({ shopperIn, page, context }) => {
  const shopper = await shopperIn('de');
  await fill(shopper, page);
  await context.setOffline(true);
  await wishlistButton(shopper, page, 'Kontor 60').click();
  await wishlistButton(shopper, page, 'Delta 60 S').click();
  await expect(wishlistButton(shopper, page, 'Kontor 60')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-announcer=polite]')).toContainText(shopper.t('wishlist.later'));
  await context.setOffline(false);
  await expect(notice(page)).toContainText(shopper.t('wishlist.sent'));
  await shopper.visit('wishlist');
  await expect(page.getByRole('main')).toContainText('Kontor 60');
  await expect(page.getByRole('main')).not.toContainText('Delta 60 S');
});

test('W-01 offline changes outlive the tab', async ({ shopperIn, page, context }) => {
  const shopper = await shopperIn('de');
  await fill(shopper, page);
  await context.setOffline(true);
  await wishlistButton(shopper, page, 'Kontor 60').click();
  await expect(wishlistButton(shopper, page, 'Kontor 60')).toHaveAttribute('aria-pressed', 'true');
  const later = await shopperIn('de', 'de', context);
  await page.close();
  await context.setOffline(false);
  await later.visit('wishlist');
  await expect(later.page.getByRole('main')).toContainText('Kontor 60');
});

test('W-01 a list is shared by a link that anybody can open until sharing ends', { tag: '@core' }, async ({
  shopperIn,
  page,
  browser,
  baseURL,
}) => {
  const shopper = await shopperIn('de');
  await fill(shopper, page);
  await shopper.visit('wishlist');
  await page.getByRole('button', { name: shopper.t('wishlist.share.open') }).click();
  const link = page.getByLabel(shopper.t('wishlist.share.link'));
  await expect(link).toHaveValue(/\/wishlist\/shared\/[\w-]{43}$/);
  const address = await link.inputValue();
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const guest = await shopperIn('de', 'de', context);
  await guest.page.goto(address);
  await expect(rows(guest.page)).toHaveCount(2);
  await expect(guest.page.getByRole('button', { name: /^Entfernen/ })).toHaveCount(0);
  await guest.page.getByRole('button', { name: shopper.t('wishlist.shared.keep') }).click();
  await expect(inHeader(guest, guest.page)).toContainText('2');
  await page.getByRole('button', { name: shopper.t('wishlist.share.end') }).click();
  await expect(page.getByRole('button', { name: shopper.t('wishlist.share.open') })).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByText(shopper.t('wishlist.shared.gone'))).toBeVisible();
  await context.close();
});

test('W-01 B-01 the wishlist works without script, shared list included', { tag: '@core' }, async ({ shopperIn, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const shopper = await shopperIn('de', 'de', context);
  const { page } = shopper;
  await shopper.visit('spuelen');
  await wishlistButton(shopper, page, 'Delta 60 S').click();
  await expect(page).toHaveURL(/\/plain\/wishlist$/);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: shopper.t('wishlist.share.open') }).click();
  const { pathname } = new URL(await page.getByLabel(shopper.t('wishlist.share.link')).inputValue());
  await shopper.visit(`plain${pathname}`);
  await expect(page.getByRole('main')).toContainText('Delta 60 S');
  await shopper.visit('plain/wishlist');
  await page.getByRole('button', { name: shopper.t('wishlist.allToCart') }).click();
  await expect(page).toHaveURL(/\/plain\/cart$/);
  await expect(page.getByRole('main')).toContainText('Delta 60 S');
  await shopper.visit('plain/wishlist');
  await page.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(page.getByText(shopper.t('wishlist.empty.title'))).toBeVisible();
  await context.close();
});
