import { expect } from '@playwright/test';
import { buyers } from '../support/browser/buyers.ts';
import { test } from '../support/browser/shopper.ts';

test('O-01 V-04 a company enters its tax number: the field appears with the company, and reports a wrong check digit', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await shopper.visitList('sinks');
  await shopper.openProduct('Delta 60 S');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  await shopper.fillAddress(buyers.de);
  const number = shopper.field('checkout.address.taxNumber');
  await expect(number).toBeHidden();
  await shopper.field('checkout.address.company').fill('Küchen GmbH');
  await number.fill('DE136695977');
  await page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();
  await expect(number).toHaveAccessibleDescription(shopper.t('general.validation.taxNumber'));
  await expect(number).toBeFocused();
  await number.fill('DE136695976');
  await page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();
  await expect(page).toHaveURL(/\/checkout\/payment\/?$/);
});

test('V-02 B-07 a street without a house number gets a hint once, and is never rejected', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visitList('sinks');
  await shopper.openProduct('Delta 60 S');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  await shopper.fillAddress(buyers.de);
  const doubt = shopper.t('checkout.address.noHouseNumber');
  const street = shopper.field('checkout.address.street');
  const said = page.locator('[data-announcer="polite"]').getByText(doubt);
  await street.fill('Gartenweg');
  await street.press('Tab');
  await expect(street).toHaveAccessibleDescription(doubt);
  await expect(said).toHaveCount(1);
  await street.fill('Gartenweg 12');
  await expect(street).not.toHaveAccessibleDescription(doubt);
  await street.fill('Gartenweg');
  await street.press('Tab');
  await expect(street).toHaveAccessibleDescription(doubt);
  await expect(said).toHaveCount(1);
  await page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();
  await expect(page).toHaveURL(/\/checkout\/payment\/?$/);
});
