import { expect } from '@playwright/test';
import { buyers } from '../support/browser/buyers.ts';
import { fillCart } from '../support/browser/screens.ts';
import { test } from '../support/browser/shopper.ts';

test('V-02 a postal code is validated again when its state changes, but not before it was visited', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us', 'en');
  await fillCart(page, shopper.origin, true, 'us');
  await shopper.visit('checkout/address/');
  const code = page.locator('[name="delivery.postalCode"]');
  const state = page.locator('[name="delivery.region"]');
  const choose = async (region: string): Promise<void> => {
    await state.focus();
    await state.selectOption(region);
    await state.blur();
  };
  await choose('NY');
  await expect(state).toHaveValue('NY');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await shopper.fillAddress(buyers.us);
  await choose('NY');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(new RegExp(shopper.t('general.validation.plzRegion')));
  await choose('MA');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
});
