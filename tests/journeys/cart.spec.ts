import { expect } from '@playwright/test';
import { buyers } from '../support/browser/buyers.ts';
import { closeWithEscape } from '../support/browser/close-with-escape.ts';
import { test } from '../support/browser/shopper.ts';

test('K-02 K-03 the overlay opens with the added article, announces it once, and counts', { tag: '@core' }, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  const dialog = shopper.dialog();
  await expect(dialog).toContainText(shopper.t('cart.added', { name: 'Lagune 60' }));
  await dialog
    .getByRole('button', { name: shopper.sayStart('cart.more') })
    .first()
    .click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(shopper.t('cart.heading', { count: 2 }));
  await closeWithEscape(dialog);
  await expect(dialog).toBeHidden();
  await expect(page.locator('header').getByRole('link', { name: shopper.t('cart.title') })).toContainText('2');
});

test('K-01 the cart survives a reload and is part of its page', { tag: '@core' }, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Lagune 60');
  await shopper.visit('cart');
  await expect(page.getByRole('main')).toContainText('Lagune 60');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Lagune 60.*entfernen/ })
    .click();
  await expect(page.getByText(shopper.t('cart.empty.title'))).toBeVisible();
});

test('V-01 V-04 a rejected form is corrected and sent with one click, on a phone too', async ({ shopperIn, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  await page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shopper.fillAddress(buyers.de);
  await shopper.submitAddress();
});

test('R-04 V-04 the URL holds the step, Back returns, and an empty form names its fields', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  await page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();
  await expect(page.getByRole('alert')).toContainText(shopper.t('general.validation.required'));
  await expect(shopper.field('checkout.address.email')).toBeFocused();
  await expect(shopper.field('checkout.address.email')).toHaveAttribute('aria-invalid', 'true');
  await shopper.fillAddress(buyers.de);
  await shopper.submitAddress();
  await expect(page).toHaveURL(/\/checkout\/payment\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('checkout.address.heading'));
  await expect(shopper.field('checkout.address.city')).toHaveValue(buyers.de.city);
});
