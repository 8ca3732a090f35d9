import { expect, type Page } from '@playwright/test';
import { buyers } from '../support/browser/buyers.ts';
import { test } from '../support/browser/shopper.ts';

const reason = (page: Page, name: RegExp | string) =>
  page
    .getByRole('main')
    .locator('details[open] dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) });

test('K-02 each line of the totals is explained, beside the cart', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Lagune 60');
  await shopper.visit('cart');
  await page.locator('summary', { hasText: shopper.t('cart.why.title') }).click();
  await expect(reason(page, shopper.t('cart.subtotal'))).toContainText('Der Preis von 1 Artikel.');
  await expect(reason(page, shopper.sayStart('cart.shipping'))).toContainText(
    /Ab einer Zwischensumme von 150,00\s€ kostenfrei, hier sind es \d+/,
  );
  await expect(reason(page, 'MwSt.')).toContainText(/^MwSt\.19\s% MwSt\. sind in \d+,\d\d\s€ enthalten\.$/);
  await expect(reason(page, /^Summe$/)).toContainText(/ \+ 0,00\s€ = \d+,\d\d\s€ · Die Steuer ist darin enthalten\.$/);
});

test('K-02 B-01 without script the explanations open, too', async ({ shopperIn, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const shopper = await shopperIn('de', 'de', context);
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  await shopper.page.locator('summary', { hasText: shopper.t('cart.why.title') }).click();
  await expect(reason(shopper.page, 'MwSt.')).toBeVisible();
  await context.close();
});

test('K-02 O-06 in the United States the tax is unknown until the state is known, and then names the state', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('us', 'en');
  await shopper.visit('sinks/lagune-60');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText(shopper.t('cart.taxLater'));
  await shopper.visit('cart');
  const why = page.getByRole('main').locator('summary', { hasText: shopper.t('cart.why.title') });
  await why.click();
  await expect(reason(page, 'Sales tax')).toContainText(shopper.t('cart.why.taxOpen'));
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.t('cart.toCheckout') })
    .click();
  await shopper.fillAddress(buyers.us);
  await shopper.submitAddress();
  await why.filter({ visible: true }).click();
  await expect(reason(page, 'Sales tax')).toContainText(
    /^Sales tax6\.25% sales tax on \$[\d,.]+, the amount before tax\. The rate is that of Massachusetts\. It includes/,
  );
});
