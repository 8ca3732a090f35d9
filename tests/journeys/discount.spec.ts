import { expect, type Page } from '@playwright/test';
import { runShop } from '../../scripts/shop/run-shop.ts';
import { orderButtonText } from '../../src/shared/checkout/order-button.ts';
import { buyers } from '../support/browser/buyers.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';

const operate = async (command: string): Promise<void> => {
  const { code, errors } = await runShop(command, { DATABASE_FILE: process.env['DATABASE_FILE'] ?? 'var/shop.db' });
  expect(code, errors).toBe(0);
};
/** A separate code, created as operators do it. */
const makeCode = async (terms: string): Promise<string> => {
  const code = `J-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await operate(`discounts add ${code} ${terms}`);
  return code;
};

const redeem = async (shopper: Shopper, code: string): Promise<void> => {
  const field = shopper.page.getByRole('textbox', { name: shopper.t('cart.discountCode') });
  if (!(await field.isVisible())) await shopper.page.locator('summary', { hasText: shopper.t('cart.discountCode') }).click();
  await field.fill(code);
  await shopper.page.getByRole('button', { name: shopper.t('cart.discountApply') }).click();
};
const lineOf = (page: Page, label: string) => page.getByRole('main').locator('dl > div', { hasText: label }).first();
const totalOf = (page: Page) => page.getByRole('main').locator('dl').last().locator('> div').last();
const missing = { minimum: '500,00\u00a0€', missing: '141,00\u00a0€' };

test('K-02 a code with a minimum value says what is missing, counts when the cart has grown, and stays when it shrinks', {
  tag: '@core',
}, async ({ shopperIn, page }) => {
  const code = await makeCode('--percent 10 --minimum 500.00 --currency EUR');
  const shopper = await shopperIn('de');
  await shopper.visit('armaturen/bogen-p');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toBeVisible();
  await shopper.visit('cart');
  const main = page.getByRole('main');
  const refusal = shopper.t('cart.discountProblem.belowMinimum', { code, ...missing });
  await redeem(shopper, code);
  await expect(main).toContainText(refusal);
  await page.getByRole('button', { name: /Ein Stück mehr/ }).click();
  await expect(lineOf(page, shopper.t('cart.subtotal'))).toContainText('718,00');
  await redeem(shopper, code);
  await expect(lineOf(page, shopper.t('cart.discount', { code }))).toContainText('-71,80');
  await expect(main).not.toContainText(refusal);
  await page.getByRole('button', { name: /Ein Stück weniger/ }).click();
  await expect(main).toContainText(refusal);
  await expect(lineOf(page, shopper.t('cart.discount', { code }))).toHaveCount(0);
});

test('K-02 K-06 free shipping has its own line; a code that expires is reported before the order, with the new total', async ({
  shopperIn,
  page,
}) => {
  const code = await makeCode('--free-shipping --countries de');
  const shopper = await shopperIn('de');
  await shopper.visit('zubehoer/netz');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toBeVisible();
  await shopper.visit('cart');
  await redeem(shopper, code);
  await expect(lineOf(page, shopper.t('cart.discountShipping', { code }))).toContainText('-9,90');
  await expect(totalOf(page)).toContainText('79,00');
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.t('cart.toCheckout') })
    .click();
  await shopper.fillAddress(buyers.de);
  await shopper.submitAddress();
  await shopper.choosePayment('CreditCard');
  await operate(`discounts end ${code}`);
  await shopper.acceptTerms();
  await page.getByRole('button', { name: orderButtonText(shopper.site) }).click();
  await expect(page.getByRole('alert')).toContainText(shopper.t('checkout.refused.discount'));
  await expect(page.getByRole('main')).toContainText(shopper.t('cart.discountLost'));
  await expect(totalOf(page)).toContainText('88,90');
  await page.getByRole('button', { name: orderButtonText(shopper.site) }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await expect(page.getByRole('main')).toContainText('88,90');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('K-02 B-01 a code is rejected with the missing amount, and counts when the cart has grown', async ({ shopperIn, page }) => {
    const code = await makeCode('--amount 20.00 --minimum 500.00 --currency EUR --exclusive');
    const shopper = await shopperIn('de');
    await shopper.visit('armaturen/bogen-p');
    await shopper.putIntoCart();
    await redeem(shopper, code);
    await expect(page).toHaveURL(/\/plain\/cart$/);
    await expect(page.getByRole('main')).toContainText(shopper.t('cart.discountProblem.belowMinimum', { code, ...missing }));
    await shopper.visit('armaturen/bogen-p');
    await shopper.putIntoCart();
    await redeem(shopper, code);
    await expect(lineOf(page, shopper.t('cart.discount', { code }))).toContainText('-20,00');
    await page.getByRole('button', { name: shopper.t('cart.discountRemove', { code }) }).click();
    await expect(page.getByRole('main')).not.toContainText(code);
  });
});
