import { expect, type Page, test } from '@playwright/test';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';
import { Shopper } from '../support/browser/shopper.ts';

/** A separate shop with a stock of five pieces. */
let shop: OwnShop;

test.beforeAll(async () => {
  shop = await openOwnShop();
  await shop.operate('stock', 'set', '10.60.4101', '5');
});
test.afterAll(() => shop.close());

/** The quantity that the next click on the button submits, and the field's value before it. */
const send = async (page: Page, shopper: Shopper): Promise<{ shown: string; sent: unknown }> => {
  const shown = await page.getByRole('spinbutton').inputValue();
  const call = page.waitForRequest('**/carts/add*');
  await shopper.putIntoCart();
  return { shown, sent: ((await call).postDataJSON() as { quantity: unknown }).quantity };
};

test('K-02 the quantity shows what will be sent: at most the stock, with a message, and the last number for invalid input', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'de', 'de', shop.port);
  await shopper.visit('spuelen/kontor-60');
  const field = page.getByRole('spinbutton', { name: shopper.t('product.quantity.label') });
  const most = page.getByRole('main').getByText(shopper.t('product.quantity.most', { most: 5 }));
  // Before script runs the field is the native one.
  await expect(page.locator('html[data-header]')).toBeAttached();
  for (const [typed, shown] of [
    ['500', '5'],
    ['', '5'],
    ['-3', '1'],
    ['03', '3'],
    ['1e1', '5'],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(typed);
    await field.press('Tab');
    await expect(field, typed).toHaveValue(shown);
    await expect(most, typed).toHaveCount(Number(typed) > 5 ? 1 : 0);
  }
  await field.fill('500');
  await field.press('Enter');
  await expect(field).toHaveValue('5');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: shopper.t('product.quantity.less') }).click();
  await expect(most).toHaveCount(0);
  expect(await send(page, shopper)).toEqual({ shown: '4', sent: 4 });
});
