import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { orderButtonText } from '../../src/shared/checkout/order-button.ts';
import { type Buyer, buyers } from '../support/browser/buyers.ts';
import { cards, type Shopper, test } from '../support/browser/shopper.ts';

/** A separate buyer, so that their orders can be counted. */
const newBuyer = (): Buyer => ({ ...buyers.de, email: `fault-${crypto.randomUUID()}@beispiel.example` });

/** The orders of a buyer, as stored by the shop. */
const ordersOf = ({ email }: Buyer): { orderId: string; state: string }[] => {
  const db = new DatabaseSync(process.env['DATABASE_FILE'] ?? 'var/shop.db', { readOnly: true });
  try {
    return db.prepare('select "orderId", "state" from "order" where "email" = ?').all(email) as { orderId: string; state: string }[];
  } finally {
    db.close();
  }
};

const summaryHeading = (page: Page, shopper: Shopper) => page.getByRole('heading', { name: shopper.t('checkout.summary.heading') });
const orderButton = (page: Page, shopper: Shopper) => page.getByRole('button', { name: orderButtonText(shopper.site) });
const bringToSummary = async (shopper: Shopper, buyer: Buyer): Promise<void> => {
  await shopper.bringToCheckout(buyer);
  await shopper.choosePayment('CreditCard');
};

test('O-01 every step survives a reload, with its choices', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const buyer = newBuyer();
  await shopper.bringToCheckout(buyer);
  await page.reload();
  await expect(page.getByRole('heading', { name: shopper.t('checkout.payment.heading') })).toBeVisible();
  await shopper.choosePayment('PayPal');
  await page.reload();
  await expect(summaryHeading(page, shopper)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('PayPal');
  await page.goBack();
  await expect(page.getByRole('radio', { name: shopper.t('checkout.payment.method.PayPal') })).toBeChecked();
  await page.goBack();
  await expect(shopper.field('checkout.address.city')).toHaveValue(buyer.city);
  expect(ordersOf(buyer)).toEqual([]);
});

test('O-03 a double click orders once', { tag: '@core' }, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const buyer = newBuyer();
  await bringToSummary(shopper, buyer);
  await shopper.acceptTerms();
  await orderButton(page, shopper).dblclick();
  await page.waitForURL('**/sandbox/pay/**');
  await shopper.payByCard(cards.pays);
  await shopper.seeSuccess();
  expect(ordersOf(buyer)).toMatchObject([{ state: 'PAID' }]);
});

test('O-03 Back after the payment leads to the paid order, never to a second one', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const buyer = newBuyer();
  await bringToSummary(shopper, buyer);
  await shopper.order();
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();
  await page.goBack();
  await page.goto(`${shopper.origin}/checkout/summary/`);
  await expect(page.getByText(shopper.t('checkout.emptyCart'))).toBeVisible();
  expect(ordersOf(buyer)).toEqual([{ orderId, state: 'PAID' }]);
});

test('O-03 two tabs order once: the second one continues with the same payment', { tag: '@core' }, async ({ shopperIn, page, context }) => {
  const shopper = await shopperIn('de');
  const buyer = newBuyer();
  await bringToSummary(shopper, buyer);
  const other = await shopperIn('de', 'de', context);
  await other.visit('checkout/summary/');
  await shopper.order();
  await other.order();
  expect(new URL(other.page.url()).pathname).toBe(new URL(page.url()).pathname);
  await shopper.payByCard(cards.pays);
  await shopper.seeSuccess();
  await other.page.reload();
  await other.seeSuccess();
  expect(ordersOf(buyer)).toMatchObject([{ state: 'PAID' }]);
});

test('O-03 the connection fails before the order arrives: a clear message, and one order when it is back', { tag: '@core' }, async ({
  shopperIn,
  page,
  context,
}) => {
  const shopper = await shopperIn('de');
  const buyer = newBuyer();
  await bringToSummary(shopper, buyer);
  await shopper.acceptTerms();
  await context.setOffline(true);
  await orderButton(page, shopper).click();
  await expect(page.getByRole('alert')).toContainText(shopper.t('checkout.refused.offline'));
  expect(ordersOf(buyer)).toEqual([]);
  await context.setOffline(false);
  await orderButton(page, shopper).click();
  await page.waitForURL('**/sandbox/pay/**');
  expect(ordersOf(buyer)).toHaveLength(1);
});

test('O-03 the response to an order is lost: submitting again finds the same order', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const buyer = newBuyer();
  await bringToSummary(shopper, buyer);
  await shopper.acceptTerms();
  // The order arrives, its response does not.
  await page.evaluate(() => {
    const call = window.fetch;
    window.fetch = async (...input) => {
      await call(...input);
      window.fetch = call;
      throw new TypeError('The connection was reset');
    };
  });
  await orderButton(page, shopper).click();
  await expect(page.getByRole('alert')).toContainText(shopper.t('checkout.refused.offline'));
  expect(ordersOf(buyer)).toHaveLength(1);
  await orderButton(page, shopper).click();
  await page.waitForURL('**/sandbox/pay/**');
  await shopper.payByCard(cards.pays);
  await shopper.seeSuccess();
  expect(ordersOf(buyer)).toMatchObject([{ state: 'PAID' }]);
});

test('K-06 O-03 a cart that changed elsewhere is not ordered: the buyer sees the new total and a clear message', { tag: '@core' }, async ({
  shopperIn,
  page,
  context,
}) => {
  const shopper = await shopperIn('de');
  const buyer = newBuyer();
  await bringToSummary(shopper, buyer);
  const other = await context.newPage();
  await other.goto(`${shopper.origin}/problem`);
  // A call that notifies no other tab, as from the same account on another device.
  const status = await other.evaluate(async () => {
    const body = JSON.stringify({ productKey: 'bogen-p', variantKey: 'bogen-p-brass' });
    return (await fetch('/carts/add', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
  });
  expect(status).toBe(200);
  await shopper.acceptTerms();
  await orderButton(page, shopper).click();
  await expect(page.getByRole('alert')).toContainText(shopper.t('checkout.refused.CartChangedException'));
  await expect(page.getByRole('main')).toContainText('Bogen P');
  expect(ordersOf(buyer)).toEqual([]);
});

test('O-02 a direct debit shows its mandate, reports an invalid account, and needs no provider page', {
  tag: '@core',
}, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const buyer = newBuyer();
  await shopper.bringToCheckout(buyer);
  await page.getByRole('radio', { name: shopper.t('checkout.payment.method.DirectDebit') }).check({ force: true });
  await expect(page.getByText(shopper.t('checkout.mandate.text'))).toBeVisible();
  const iban = page.getByLabel(shopper.t('checkout.payment.debit.iban'), { exact: true });
  await iban.fill('DE88 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: shopper.t('checkout.payment.submit') }).click();
  await expect(page.getByText(shopper.t('general.validation.iban'))).toBeVisible();
  await expect(iban).toBeFocused();
  await iban.fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('checkbox', { name: shopper.t('checkout.mandate.accept') }).check({ force: true });
  await page.getByRole('button', { name: shopper.t('checkout.payment.submit') }).click();
  await expect(summaryHeading(page, shopper)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(shopper.t('checkout.mandate.reference'));
  await shopper.acceptTerms();
  await orderButton(page, shopper).click();
  await shopper.seeSuccess();
  expect(ordersOf(buyer)).toHaveLength(1);
});
