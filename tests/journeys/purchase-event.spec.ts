import { expect, type Page } from '@playwright/test';
import { runShop } from '../../scripts/shop/run-shop.ts';
import { order as orderContract } from '../../src/shared/contract/order.ts';
import { buyers } from '../support/browser/buyers.ts';
import { layerOf, namesIn } from '../support/browser/data-layer.ts';
import { cards, type Shopper, test } from '../support/browser/shopper.ts';

const purchasesIn = async (page: Page): Promise<unknown[]> => ((await layerOf(page)) ?? []).filter(({ event }) => event === 'purchase');
const storedBy = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('purchases-told'));
const pay = async (shopper: Shopper): Promise<string> => {
  await shopper.choosePayment('CreditCard');
  await shopper.order();
  await shopper.payByCard(cards.pays);
  return shopper.seeSuccess();
};

test('O-07 A-02 without consent, where it is required, nothing is pushed or stored', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.bringToCheckout(buyers.de);
  const orderId = await pay(shopper);
  await expect(page.getByRole('main')).toContainText(orderId);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await storedBy(page)).toBeNull();
});

test('O-07 A-02 with consent the order is reported once, with its code and its numbers, whatever is reopened', async ({
  shopperIn,
  page,
}) => {
  const code = `J-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const made = await runShop(`discounts add ${code} --percent 10`, { DATABASE_FILE: process.env['DATABASE_FILE'] ?? 'var/shop.db' });
  expect(made.code, made.errors).toBe(0);
  const shopper = await shopperIn('us');
  await shopper.visit('sinks/delta-60-s');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toBeVisible();
  await shopper.visit('cart');
  await page.locator('summary', { hasText: shopper.t('cart.discountCode') }).click();
  await page.getByRole('textbox', { name: shopper.t('cart.discountCode') }).fill(code);
  await page.getByRole('button', { name: shopper.t('cart.discountApply') }).click();
  await expect(page.getByRole('main')).toContainText(shopper.t('cart.discount', { code }));
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.t('cart.toCheckout') })
    .click();
  await shopper.fillAddress(buyers.us);
  await shopper.submitAddress();
  const answer = page.waitForResponse((response) => /\/orders\/[^/]+$/.test(response.url()) && response.request().method() === 'GET');
  const orderId = await pay(shopper);
  const order = orderContract.parse(await (await answer).json());
  await expect.poll(() => purchasesIn(page)).toHaveLength(1);
  expect(order.discountValue.rawValue).toBeGreaterThan(0);
  expect((await purchasesIn(page))[0]).toMatchObject({
    event: 'purchase',
    ecommerce: {
      transaction_id: orderId,
      currency: 'USD',
      value: order.priceTotal.rawValue / 100,
      shipping: order.shippingCosts.rawValue / 100,
      coupon: code,
      discount: order.discountValue.rawValue / 100,
      items: [{ item_name: 'Delta 60 S', item_category: 'sink', price: (order.items[0]?.pricePerItem.rawValue ?? 0) / 100, quantity: 1 }],
    },
  });
  const second = await page.context().newPage();
  await second.goto(page.url());
  await page.reload();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('main')).toContainText(orderId);
    // The page view arrives with the code that would report the order.
    await expect.poll(() => namesIn(tab)).toContain('page_view');
    await tab.waitForLoadState('networkidle');
    expect(await purchasesIn(tab)).toEqual([]);
  }
});
