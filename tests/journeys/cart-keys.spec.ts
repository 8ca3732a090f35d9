import { expect, type Page } from '@playwright/test';
import { type Shopper, test } from '../support/browser/shopper.ts';

const less = (page: Page) => page.getByRole('button', { name: /Ein Stück weniger, Delta 60 S/ });
const more = (page: Page) => page.getByRole('button', { name: /Ein Stück mehr, Delta 60 S/ });

const putOneIn = async (shopper: Shopper): Promise<void> => {
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Delta 60 S');
};
const pieces = (page: Page) => page.getByRole('group', { name: 'Stückzahl' });

const stepDown = async (page: Page): Promise<void> => {
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(pieces(page)).toContainText('2');
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(less(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(pieces(page)).toContainText('1');
  await expect(less(page)).toBeFocused();
  await expect(less(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Space');
  await expect(pieces(page)).toContainText('1');
  await page.keyboard.press('Tab');
  await expect(more(page)).toBeFocused();
};

test('K-02 T-06 stepping down to one piece keeps the focus on the button, in the overlay and on the page', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await putOneIn(shopper);
  await stepDown(page);
  await shopper.visit('cart');
  await stepDown(page);
});

test('K-02 two quick clicks on minus leave one piece in the cart', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await putOneIn(shopper);
  await shopper.visit('cart');
  await more(page).click();
  await expect(pieces(page)).toContainText('2');
  await less(page).dblclick();
  await expect(pieces(page)).toContainText('1');
  await page.reload();
  await expect(pieces(page)).toContainText('1');
});
