import { expect, type Page } from '@playwright/test';
import { orderButtonText } from '../../src/shared/checkout/order-button.ts';
import { buyers } from '../support/browser/buyers.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';

const wrongCode = { ...buyers.de, postalCode: '5067' };

const bringToAddress = async (shopper: Shopper): Promise<void> => {
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
};

const submit = (page: Page, shopper: Shopper): Promise<void> =>
  page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();

test('V-04 a rejected address focuses the first invalid field, in view, while the summary is read out', {
  tag: '@core',
}, async ({ shopperIn, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await shopperIn('de');
  await bringToAddress(shopper);
  await shopper.fillAddress(wrongCode);
  await shopper.field('checkout.address.city').fill('');
  await submit(page, shopper);
  const code = shopper.field('checkout.address.postalCode');
  await expect(code).toBeFocused();
  await expect(code).toBeInViewport();
  await expect(code).toHaveAccessibleDescription(new RegExp(shopper.sayStart('general.validation.plz')));
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await summary.getByRole('link', { name: shopper.t('checkout.address.city') }).press('Enter');
  await expect(shopper.field('checkout.address.city')).toBeFocused();
  await shopper.field('checkout.address.city').press('Enter');
  await expect(code).toBeFocused();
});

test('V-03 V-04 a server-side error focuses its field as well', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await bringToAddress(shopper);
  const fields = [{ field: 'delivery.street', messageKey: 'general.validation.tooLong' }];
  await page.route('**/carts/address/delivery*', (route) =>
    route.fulfill({ status: 422, json: { statusCode: 422, message: 'refused', data: { exception: 'ValidationException', fields } } }),
  );
  await shopper.fillAddress(buyers.de);
  await submit(page, shopper);
  const street = shopper.field('checkout.address.street');
  await expect(street).toBeFocused();
  await expect(street).toHaveAccessibleDescription(shopper.t('general.validation.tooLong'));
});

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    test(`V-04 an order without accepted terms leads to their checkbox, ${isScripted ? 'with' : 'without'} script`, async ({
      shopperIn,
      page,
    }) => {
      const shopper = await shopperIn('de');
      await shopper.visit('spuelen/delta-60-s');
      await shopper.putIntoCart();
      if (isScripted) await shopper.goToCheckout();
      else
        await page
          .getByRole('main')
          .getByRole('link', { name: shopper.t('cart.toCheckout') })
          .click();
      await shopper.fillAddress(buyers.de);
      await shopper.submitAddress();
      await shopper.choosePayment();
      await page.getByRole('button', { name: orderButtonText(shopper.site) }).click();
      await expect(page.getByRole('checkbox').first()).toBeFocused();
      await expect(page.getByRole('heading', { name: shopper.t('checkout.summary.heading') })).toBeVisible();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('V-04 without script a rejected address comes back with the focus in the first invalid field', async ({ shopperIn, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shopper = await shopperIn('de');
    await shopper.visit('spuelen/delta-60-s');
    await shopper.putIntoCart();
    await page
      .getByRole('main')
      .getByRole('link', { name: shopper.t('cart.toCheckout') })
      .click();
    await shopper.fillAddress(wrongCode);
    await submit(page, shopper);
    const code = shopper.field('checkout.address.postalCode');
    await expect(code).toBeFocused();
    await expect(code).toBeInViewport();
    await expect(code).toHaveAccessibleDescription(new RegExp(shopper.sayStart('general.validation.plz')));
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  });
});
