import { expect } from '@playwright/test';
import { buyers } from '../support/browser/buyers.ts';
import { findMailOf } from '../support/browser/outbox.ts';
import { cards, test } from '../support/browser/shopper.ts';

test.use({ javaScriptEnabled: false });

test('B-01 without script a visitor filters, buys, corrects a rejected address, pays and is confirmed', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await shopper.visitList('sinks');
  await page.getByRole('checkbox', { name: shopper.t('catalogue.material.granite') }).check({ force: true });
  await page.getByRole('button', { name: shopper.t('list.filter.apply') }).click();
  await expect(page).toHaveURL(/material=granite/);
  await shopper.openProduct('Delta 60 S');
  await shopper.putIntoCart();
  await expect(page).toHaveURL(/\/plain\/cart$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.t('cart.toCheckout') })
    .click();
  await expect(page).toHaveURL(/\/plain\/checkout\/address/);
  await shopper.fillAddress({ ...buyers.de, postalCode: '5067' });
  await page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();
  await expect(page.getByRole('alert')).toContainText(shopper.t('general.validation.plz'));
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

test('O-06 B-01 without script a drop point near the address is chosen and saved with the order', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('be', 'fr');
  await shopper.visitList('sinks');
  await shopper.openProduct('Delta 60 S');
  await shopper.putIntoCart();
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.t('cart.toCheckout') })
    .click();
  await shopper.fillAddress({
    email: 'an@voorbeeld.example',
    firstName: 'An',
    lastName: 'Maes',
    street: 'Kerkstraat 4',
    postalCode: '9000',
    city: 'Gent',
  });
  await shopper.submitAddress();
  const points = page.getByRole('group', { name: shopper.t('checkout.dropPoint.label') });
  await expect(points).toBeHidden();
  await page.getByRole('radio', { name: /Closest Drop Point/ }).check({ force: true });
  await expect(points.getByRole('radio')).toHaveCount(5);
  await points.getByRole('radio').nth(1).check({ force: true });
  const chosen = (await points.getByRole('radio').nth(1).getAttribute('value')) ?? '';
  expect(chosen).toMatch(/^be-\d{4}-\d$/);
  await shopper.choosePayment('CreditCard');
  await expect(page.getByRole('main')).toContainText(chosen.slice(3, 7));
});
