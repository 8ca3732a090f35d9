import { expect } from '@playwright/test';
import { orderButtonText } from '../../src/shared/checkout/order-button.ts';
import { buyers } from '../support/browser/buyers.ts';
import { findMailOf, keyOfMail } from '../support/browser/outbox.ts';
import { cards, test } from '../support/browser/shopper.ts';

test('O-04 the link in the order mail shows the order on another device, with script and without; never without its secret', {
  tag: '@core',
}, async ({ shopperIn, browser, baseURL }) => {
  const shopper = await shopperIn('de');
  await shopper.bringToPayment(buyers.de);
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();
  const key = await keyOfMail(orderId);
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const other = await shopperIn('de', 'de', context);
    await other.visit(`plain/order?key=${key}`);
    const main = other.page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(other.t('account.orders.order', { orderId }));
    await expect(main.getByText(other.t('account.state.PAID')).first()).toBeVisible();
    await expect(main).toContainText(buyers.de.street);
    await expect(main.getByRole('link', { name: 'I-DE-' })).toHaveAttribute('href', /^\/invoices\/[\w-]{43}\/I-DE-/);
    await expect(main.getByRole('link', { name: other.t('checkout.success.return') })).toHaveAttribute('href', `/return-order/${orderId}`);
    await other.visit(`plain/order?key=${key.slice(0, -2)}`);
    await expect(main.getByText(other.t('account.refused.link'))).toBeVisible();
    await expect(main).not.toContainText(buyers.de.street);
    await context.close();
  }
});

test('O-04 O-03 the mail about a returned debit opens the order on another device, where it can be reordered', async ({
  shopperIn,
  page,
  browser,
  baseURL,
}) => {
  const shopper = await shopperIn('de');
  await shopper.bringToCheckout({ ...buyers.de, email: `${crypto.randomUUID()}@beispiel.example` });
  await page.getByRole('radio', { name: shopper.t('checkout.payment.method.DirectDebit') }).check({ force: true });
  await page.getByLabel(shopper.t('checkout.payment.debit.iban'), { exact: true }).fill('DE62 3704 0044 0532 0130 01');
  await page.getByRole('checkbox', { name: shopper.t('checkout.mandate.accept') }).check({ force: true });
  await page.getByRole('button', { name: shopper.t('checkout.payment.submit') }).click();
  await shopper.acceptTerms();
  await page.getByRole('button', { name: orderButtonText(shopper.site) }).click();
  await page.waitForURL('**/checkout/success/**');
  const orderId = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const { subject } = await findMailOf(orderId);
  expect(subject).toBe(shopper.t('mail.payment-failed.subject', { orderId }));
  const key = await keyOfMail(orderId);
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const other = await shopperIn('de', 'de', context);
    await other.visit(`plain/order?key=${key}`);
    const main = other.page.getByRole('main');
    await expect(main.getByText(other.t('mail.payment-failed.heading'))).toBeVisible();
    await main.getByRole('button', { name: other.t('account.order.again') }).click();
    await expect(other.page).toHaveURL(/\/plain\/cart$/);
    await expect(main.getByRole('link', { name: 'Delta 60 S' })).toBeVisible();
    await context.close();
  }
});
