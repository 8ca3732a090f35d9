import { expect } from '@playwright/test';
import { buyers } from '../support/browser/buyers.ts';
import { cards, test } from '../support/browser/shopper.ts';

const stranger = 'DE-000000-XXXXXXXX';

test('O-01 B-01 an order of another browser shows no thanks, with script and without; its owner is thanked', async ({
  shopperIn,
  page,
  browser,
  baseURL,
}) => {
  const shopper = await shopperIn('de');
  await shopper.bringToPayment(buyers.de);
  const unpaid = page.url();
  await shopper.visit(`checkout/success/${stranger}`);
  await expect(page.getByRole('main').getByText(shopper.t('checkout.success.unknownTitle'))).toBeVisible();
  await expect(page.getByText(shopper.t('checkout.success.title'), { exact: true })).toHaveCount(0);
  await page.goto(unpaid);
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();

  const silent = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const other = await shopperIn('de', 'de', silent);
  for (const id of [orderId, stranger]) {
    await other.visit(`checkout/success/${id}`);
    await other.page.waitForURL('**/plain/checkout/success/**');
    await expect(other.page.getByRole('main').getByText(shopper.t('checkout.success.unknownTitle'))).toBeVisible();
    await expect(other.page.getByText(shopper.t('checkout.success.title'), { exact: true })).toHaveCount(0);
  }
  await silent.close();
});

test('O-01 the document of an order contains none of its data: it is the same for the buyer and for a stranger', async ({
  shopperIn,
  browser,
  baseURL,
}) => {
  const buyer = await shopperIn('de');
  await buyer.bringToPayment(buyers.de);
  await buyer.payByCard(cards.pays);
  const orderId = await buyer.seeSuccess();
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await shopperIn('de', 'de', context);
  await other.visit('cart');
  const [own, foreign] = await Promise.all(
    [buyer.page, other.page].map((page) => page.evaluate(async (path) => (await fetch(path)).text(), `/checkout/success/${orderId}`)),
  );
  expect(own).toBe(foreign);
  expect(own).toContain(buyer.t('checkout.success.looking'));
  await context.close();
});

test('U-05 B-01 the deletion page thanks nobody without a deletion, with script and without', async ({
  shopperIn,
  page,
  browser,
  baseURL,
}) => {
  const shopper = await shopperIn('de');
  await shopper.visit('account/delete-confirmation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('account.delete.noneTitle'));
  const silent = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const noScript = await shopperIn('de', 'de', silent);
  await noScript.visit('account/delete-confirmation');
  await noScript.page.waitForURL('**/plain/account/delete-confirmation');
  await expect(noScript.page.getByRole('heading', { level: 1 })).toHaveText(noScript.t('account.delete.noneTitle'));
  await silent.close();
});
