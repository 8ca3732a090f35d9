import { expect } from '@playwright/test';
import { findMailOf } from '../browser/outbox.ts';
import { buyers, cards, test } from '../browser/shopper.ts';

test.use({ javaScriptEnabled: false });

test('B-01 without script a visitor filters, buys, mends a refused address, pays and is confirmed', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visitList('sinks');
  await page.getByRole('checkbox', { name: shopper.say('catalogue.material.granite') }).check({ force: true });
  await page.getByRole('button', { name: shopper.say('list.filter.apply') }).click();
  await expect(page).toHaveURL(/material=granite/);
  await shopper.openProduct('Delta 60 S');
  await shopper.putIntoCart();
  await expect(page).toHaveURL(/\/plain\/cart$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.say('cart.toCheckout') })
    .click();
  await expect(page).toHaveURL(/\/plain\/checkout\/address/);
  await shopper.fillAddress({ ...buyers.de, postalCode: '5067' });
  await page.getByRole('button', { name: shopper.say('checkout.address.submit') }).click();
  await expect(page.getByRole('alert')).toContainText(shopper.say('general.validation.plz'));
  await expect(shopper.field('checkout.address.city')).toHaveValue(buyers.de.city);
  await shopper.field('checkout.address.postalCode').fill(buyers.de.postalCode);
  await shopper.submitAddress();
  await shopper.choosePayment('CreditCard');
  await shopper.order();
  await shopper.payByCard(cards.pays);
  await page.waitForURL('**/checkout/success**');
  const main = page.getByRole('main');
  await expect(main).toContainText(/DE-\d{6}-[A-Z0-9]+/);
  const orderId = /DE-\d{6}-[A-Z0-9]+/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  expect((await findMailOf(orderId)).to?.[0]?.address).toBe(buyers.de.email);
});
