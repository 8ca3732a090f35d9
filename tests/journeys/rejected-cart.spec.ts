import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buyers } from '../support/browser/buyers.ts';
import { closeWithEscape } from '../support/browser/close-with-escape.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';
import { Shopper } from '../support/browser/shopper.ts';

/** A separate shop: its stock is emptied while the shopper acts, and the server really rejects. */
let shop: OwnShop;
const steel = '10.60.4101';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = await openOwnShop();
});
test.afterAll(() => shop.close());

test('K-04 requesting more than the stock opens the overlay and marks the article for five seconds', async ({ page }) => {
  const shopper = new Shopper(page, 'de', 'de', shop.port);
  await shop.operate('stock', 'set', steel, '1');
  await shopper.visit('spuelen/kontor-60');
  await expect(page.getByText(steel).first()).toBeVisible();
  await shopper.putIntoCart();
  const dialog = shopper.dialog();
  await expect(dialog).toContainText('Kontor 60');
  await closeWithEscape(dialog);
  const refused = page.waitForResponse('**/carts/add*');
  await shopper.putIntoCart();
  const answer = await refused;
  expect([answer.status(), await answer.json()]).toMatchObject([400, { statusCode: 400, data: { exception: 'OutOfStockException' } }]);
  await expect(dialog).toContainText(shopper.t('cart.soldOut.refused'));
  await expect(dialog).not.toContainText(shopper.t('cart.soldOut.refused'));
});

test('K-04 a sold-out article that is not in the cart is named in the overlay and marked for five seconds', {
  tag: '@core',
}, async ({ page }) => {
  const shopper = new Shopper(page, 'de', 'de', shop.port);
  await shop.operate('stock', 'set', steel, '1');
  await shopper.visit('spuelen/kontor-60');
  await expect(page.getByText(steel).first()).toBeVisible();
  await shop.operate('stock', 'set', steel, '0');
  await shopper.putIntoCart();
  const refused = shopper.dialog().getByRole('listitem').filter({ hasText: 'Kontor 60' });
  await expect(refused).toContainText(shopper.t('cart.soldOut.notAdded'));
  await expect(shopper.dialog()).toContainText(shopper.t('cart.empty.title'));
  await expect(refused).toHaveCount(0);
});

test('K-06 a cart with an article that sells out before the summary cannot be protected: back to the cart, which says why', {
  tag: '@core',
}, async ({ page }) => {
  const shopper = new Shopper(page, 'de', 'de', shop.port);
  await shop.operate('stock', 'set', steel, '1');
  await shopper.visit('spuelen/kontor-60');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  await shopper.fillAddress(buyers.de);
  await shopper.submitAddress();
  await shop.operate('stock', 'set', steel, '0');
  const refused = page.waitForResponse('**/carts/protect/*');
  await page.getByRole('button', { name: shopper.t('checkout.payment.submit') }).click();
  expect((await refused).ok()).toBe(false);
  await page.waitForURL('**/cart');
  await expect(page.getByText(shopper.t('cart.restart.title'))).toBeVisible();
});

const tilesOf = (page: Page): Locator => page.getByRole('main').locator('li', { has: page.getByRole('heading', { level: 3 }) });
const numbersOf = (productKey: string): string[] => {
  const file = new URL(`../../content/catalogue/${productKey}/product.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { variants: { sku: string }[] }).variants.map(({ sku }) => sku);
};

test('P-02 in lists the cart button on a picture works without script, too, and opens the page of a sold-out product', async ({
  page,
  browser,
}) => {
  const german = new Shopper(page, 'de', 'de', shop.port);
  await german.visit('zubehoer');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `${german.t('product.addToCart')}, ${name}`, exact: true }).click();
  await expect(german.dialog()).toContainText(name);
  const address = (await card.getByRole('link').getAttribute('href')) ?? '';
  const noScript = await browser.newContext({ javaScriptEnabled: false });
  const still = new Shopper(await noScript.newPage(), 'de', 'de', shop.port);
  await still.visit('zubehoer');
  await still.page.getByRole('button', { name: `${german.t('product.addToCart')}, ${name}`, exact: true }).click();
  await expect(still.page.getByRole('main')).toContainText(name);
  await noScript.close();
  for (const sku of numbersOf(new URL(address, german.origin).pathname.split('/').at(-1) ?? ''))
    await shop.operate('stock', 'set', sku, '0');
  // A page that was not requested before: it is rendered with an empty stock.
  const austrian = new Shopper(page, 'at', 'de', shop.port);
  await austrian.visit('zubehoer');
  const soldOut = page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
  await expect(soldOut.getByRole('button', { name: new RegExp(`^${german.t('product.addToCart')}`) })).toHaveCount(0);
  const { width = 0 } = (await soldOut.boundingBox()) ?? {};
  await soldOut.click({ position: { x: width - 30, y: width - 30 } });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('P-02 a tile adds an available product to the cart, and opens the page of a sold-out one', async ({ page }) => {
  const german = new Shopper(page, 'de', 'de', shop.port);
  await german.visit('spuelen/delta-60-s');
  const [name, address] = await tilesOf(page)
    .first()
    .getByRole('link')
    .first()
    .evaluate((link: HTMLAnchorElement) => [link.textContent?.trim() ?? '', link.pathname]);
  await tilesOf(page)
    .filter({ hasText: name })
    .first()
    .getByRole('button', { name: german.t('product.addToCart') })
    .click();
  await expect(german.dialog()).toContainText(name);
  for (const sku of numbersOf(address.split('/').at(-1) ?? '')) await shop.operate('stock', 'set', sku, '0');
  // A page that was not requested before: it is rendered with an empty stock.
  const austrian = new Shopper(page, 'at', 'de', shop.port);
  await austrian.visit('spuelen/delta-60-s');
  const soldOut = tilesOf(page).filter({ hasText: name }).first();
  await expect(soldOut.getByRole('button', { name: austrian.t('product.addToCart') })).toHaveCount(0);
  await soldOut.getByRole('link', { name: austrian.t('product.view') }).click();
  await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});
