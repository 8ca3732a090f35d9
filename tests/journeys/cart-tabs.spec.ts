import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

test('K-02 two tabs of a browser show the same cart', async ({ shopperIn, page, context }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Lagune 60');
  const other = await shopperIn('de', 'de', context);
  await other.visit('cart');
  const main = other.page.getByRole('main');
  await expect(main).toContainText('389,00');
  const more = shopper.dialog().getByRole('button', { name: shopper.sayStart('cart.more') });
  await more.first().click();
  await expect(main).toContainText('778,00');
  await main.getByRole('button', { name: /Lagune 60.*entfernen/ }).click();
  await expect(shopper.dialog()).toContainText(shopper.t('cart.empty.title'));
  await expect(page.locator('header').getByRole('link', { name: shopper.t('cart.title') })).not.toContainText(/\d/);
});

test('Y-07 C-02 nobody is redirected to another country, and each country keeps its cart until the shopper returns', {
  tag: '@core',
}, async ({ shopperIn, browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR', ...(baseURL && { baseURL }) });
  const shopper = await shopperIn('de', 'de', context);
  await shopper.visit('spuelen/lagune-60');
  expect(new URL(shopper.page.url()).hostname).toBe('de.localhost');
  await expect(shopper.page.locator('html')).toHaveAttribute('lang', 'de');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Lagune 60');
  const port = Number(new URL(baseURL ?? '').port);
  await shopper.page.goto(`http://fr.localhost:${port}/cart`);
  expect(new URL(shopper.page.url()).hostname).toBe('fr.localhost');
  await shopper.visit('cart');
  await expect(shopper.page.getByRole('main')).toContainText('Lagune 60');
  await context.close();
});
