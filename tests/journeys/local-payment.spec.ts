import { expect } from '@playwright/test';
import type { CountryCode } from '../../src/shared/country/countries.ts';
import { findMailOf } from '../support/browser/outbox.ts';
import { fillCart } from '../support/browser/screens.ts';
import { cards, type OfferedMethod, type Shopper, test } from '../support/browser/shopper.ts';

/** The payment method of each country. BLIK and TWINT require prices in złoty and francs: Stripe accepts no other currency. */
const local = [
  ['nl', 'iDEAL'],
  ['be', 'Bancontact'],
  ['at', 'EPS'],
  ['pl', 'Przelewy24'],
  ['pt', 'MBWay'],
  ['cn', 'WeChatPay'],
] as const satisfies readonly (readonly [CountryCode, OfferedMethod])[];

const approve = async (shopper: Shopper, method: OfferedMethod): Promise<void> => {
  const { page } = shopper;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shopper.t(`checkout.payment.method.${method}`));
  if (method === 'MBWay') await page.getByLabel(shopper.t('sandbox.mobile')).fill('+351 912 345 678');
  await page.getByRole('button', { name: shopper.t('sandbox.wallet.approve') }).click();
};

for (const [country, method] of local) {
  test(`O-02 in the shop ${country} an order is paid by ${method}, which its page and its mail name`, { tag: '@core' }, async ({
    shopperIn,
    page,
  }) => {
    const shopper = await shopperIn(country);
    await fillCart(page, shopper.origin, 'addressed', country);
    await shopper.visit('checkout/payment/');
    await shopper.choosePayment(method);
    await expect(page.getByRole('main')).toContainText(shopper.t(`checkout.payment.method.${method}`));
    await shopper.order();
    await approve(shopper, method);
    const orderId = await shopper.seeSuccess();
    await expect(page.getByRole('main')).toContainText(shopper.t(`checkout.payment.method.${method}`));
    expect((await findMailOf(orderId)).text).toContain(shopper.t(`mail.method.${method}`));
  });
}

test('O-02 O-03 a buyer who declines iDEAL at the bank is charged nothing and pays by card', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('nl');
  await fillCart(page, shopper.origin, 'addressed', 'nl');
  await shopper.visit('checkout/payment/');
  const first = page.getByRole('radio').first();
  await expect(first).toBeChecked();
  await expect(first).toHaveAttribute('value', 'iDEAL');
  await shopper.choosePayment('iDEAL');
  await shopper.order();
  await page.getByRole('button', { name: shopper.t('sandbox.challenge.refuse') }).click();
  await expect(page.getByRole('alert')).toContainText(shopper.t('sandbox.problem.authentication_failed'));
  await page.getByRole('link', { name: shopper.t('sandbox.pay.cancel') }).click();
  await page.waitForURL('**/checkout/failure/**');
  await shopper.choosePayment('CreditCard');
  await shopper.order();
  await shopper.payByCard(cards.pays);
  await shopper.seeSuccess();
  await expect(page.getByRole('main')).toContainText(shopper.t('checkout.payment.method.CreditCard'));
});

test('B-01 O-02 without script MB WAY asks again for an invalid number, and pays', async ({ shopperIn, browser, page }) => {
  const { origin } = await shopperIn('pt');
  await fillCart(page, origin, 'addressed', 'pt');
  const silent = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const shopper = await shopperIn('pt', 'pt', silent);
  const noScript = shopper.page;
  await shopper.visit('plain/checkout/payment');
  await shopper.choosePayment('MBWay');
  await shopper.order();
  await noScript.getByLabel(shopper.t('sandbox.mobile')).fill('número');
  await noScript.getByRole('button', { name: shopper.t('sandbox.wallet.approve') }).click();
  await expect(noScript.getByRole('alert')).toContainText(shopper.t('sandbox.problem.phone'));
  await approve(shopper, 'MBWay');
  await noScript.waitForURL('**/checkout/success**');
  await expect(noScript.getByRole('main')).toContainText(/PT-\d{6}-[A-Z0-9]+/);
  await expect(noScript.getByRole('main')).toContainText(shopper.t('checkout.payment.method.MBWay'));
  await silent.close();
});
