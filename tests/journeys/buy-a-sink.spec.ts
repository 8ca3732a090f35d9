import { expect } from '@playwright/test';
import { orderButtonText } from '../../src/shared/checkout/order-button.ts';
import { buyers } from '../support/browser/buyers.ts';
import { findMailOf } from '../support/browser/outbox.ts';
import { cards, test } from '../support/browser/shopper.ts';

const visitors = [
  { who: 'Germany', country: 'de', language: 'de', buyer: buyers.de, currency: '€' },
  { who: 'French-speaking Switzerland', country: 'ch', language: 'fr', buyer: buyers.ch, currency: '€' },
  { who: 'Japan', country: 'jp', language: 'ja', buyer: buyers.jp, currency: '￥' },
] as const;

for (const { who, country, language, buyer, currency } of visitors) {
  test(`O-01 O-04 a visitor in ${who} finds a sink, orders as a guest and is confirmed by mail`, {
    tag: country === 'ch' ? [] : ['@core'],
  }, async ({ shopperIn, page }) => {
    const shopper = await shopperIn(country, language);
    await shopper.visitList('sinks');
    await shopper.openProduct('Delta 60 S');
    await expect(page.getByRole('main')).toContainText(currency);
    await shopper.putIntoCart();
    await expect(shopper.dialog()).toContainText('Delta 60 S');
    await shopper.goToCheckout();
    await shopper.fillAddress(buyer);
    await shopper.submitAddress();
    await shopper.choosePayment('CreditCard');
    await expect(page.getByRole('main')).toContainText(buyer.lastName);
    await shopper.order();
    await shopper.payByCard(cards.pays);
    const orderId = await shopper.seeSuccess();
    await expect(page.getByRole('main')).toContainText(orderId);
    const mail = await findMailOf(orderId);
    expect(mail.to?.[0]?.address).toBe(buyer.email);
    expect(mail.html).toContain(`lang="${language}`);
    expect(mail.text).toMatch(/Delta\s60\sS/);
    expect(mail.text).toContain(buyer.lastName);
  });
}

test('O-02 Google Pay is offered without a third-party request, and pays', { tag: '@core' }, async ({ shopperIn, page }) => {
  const strangers: string[] = [];
  const refusals: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost')) strangers.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') refusals.push(message.text());
  });
  const shopper = await shopperIn('de');
  await shopper.bringToCheckout(buyers.de);
  await expect(page.getByRole('main')).toContainText(shopper.t('checkout.payment.hint.GooglePay'));
  await shopper.choosePayment('GooglePay');
  await expect(page.getByRole('main')).toContainText(shopper.t('checkout.payment.method.GooglePay'));
  await shopper.order();
  await page.getByRole('button', { name: shopper.t('sandbox.wallet.approve') }).click();
  await shopper.seeSuccess();
  expect(strangers).toEqual([]);
  expect(refusals).toEqual([]);
});

test('O-02 a card with 3-D Secure is approved at the bank', { tag: '@core' }, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.bringToPayment(buyers.de);
  await shopper.payByCard(cards.challenge);
  await page.getByRole('button', { name: shopper.t('sandbox.challenge.approve') }).click();
  await shopper.seeSuccess();
});

test('O-01 O-03 a declined card charges nothing; back in the shop the cart is still there', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await shopper.bringToPayment(buyers.de);
  await shopper.payByCard(cards.declined);
  await expect(page.getByRole('alert')).toContainText(shopper.t('sandbox.problem.card_declined'));
  await page.getByRole('link', { name: shopper.t('sandbox.pay.cancel') }).click();
  await page.waitForURL('**/checkout/failure/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('checkout.failure.title'));
  await shopper.choosePayment('PayPal');
  await shopper.order();
  await page.getByRole('button', { name: shopper.t('sandbox.wallet.approve') }).click();
  await shopper.seeSuccess();
});

test('O-03 a buyer who returns to a summary in the bfcache can order from it', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.bringToCheckout(buyers.de);
  await shopper.choosePayment('CreditCard');
  const leaving = page.waitForRequest('**/sandbox/pay/**');
  // The buyer stops on the way to the provider: the page stays as in the bfcache.
  await page.route('**/sandbox/pay/**', (route) => route.abort('aborted'), { times: 1 });
  await page.getByRole('checkbox').first().check({ force: true });
  const order = page.getByRole('button', { name: orderButtonText(shopper.site) });
  await order.click();
  await leaving;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await order.click();
  await page.waitForURL('**/sandbox/pay/**');
  await shopper.payByCard(cards.pays);
  await shopper.seeSuccess();
});

test('O-03 going back after the payment and submitting again charges nothing twice', { tag: '@core' }, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.bringToPayment(buyers.de);
  const payPage = page.url();
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();
  await page.goto(payPage);
  await page.waitForURL('**/checkout/success/**');
  expect(page.url()).toContain(encodeURIComponent(orderId));
  await shopper.visit('cart');
  await expect(page.getByText(shopper.t('cart.empty.title'))).toBeVisible();
});
