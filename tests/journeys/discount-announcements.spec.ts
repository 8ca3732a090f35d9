import { expect, type Page } from '@playwright/test';
import { runShop } from '../../scripts/shop/run-shop.ts';
import { recordLiveRegions, takeLiveRegionLog } from '../support/browser/live-region-log.ts';
import { test } from '../support/browser/shopper.ts';

const makeCode = async (): Promise<string> => {
  const code = `S-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { code: ended, errors } = await runShop(`discounts add ${code} --percent 5`, {
    DATABASE_FILE: process.env['DATABASE_FILE'] ?? 'var/shop.db',
  });
  expect(ended, errors).toBe(0);
  return code;
};
const expectAnnounced = async (page: Page, ...words: string[]): Promise<void> =>
  expect.poll(() => takeLiveRegionLog(page)).toEqual([expect.stringMatching(new RegExp(`^${words.join(' ')}`))]);

test('K-02 B-07 redeeming and removing a code are announced once each, and the focus moves to the next control', async ({
  shopperIn,
  page,
}) => {
  const codes = [await makeCode(), await makeCode()] as const;
  const shopper = await shopperIn('de');
  await shopper.visit('armaturen/bogen-p');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toBeVisible();
  await recordLiveRegions(page);
  await shopper.visit('cart');
  const summary = page.locator('summary', { hasText: shopper.t('cart.discountCode') });
  const field = page.getByRole('textbox', { name: shopper.t('cart.discountCode') });
  const bin = (code: string) => page.getByRole('button', { name: shopper.t('cart.discountRemove', { code }) });
  await summary.press('Enter');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await takeLiveRegionLog(page);
  for (const code of codes) {
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expectAnnounced(page, shopper.t('cart.discountTaken', { code }), 'Warenkorb aktualisiert');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  }
  await page.keyboard.type('NIEMAND');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, shopper.t('cart.discountProblem.unknown', { code: 'NIEMAND' }));
  await expect(field).toBeFocused();
  await bin(codes[0]).press('Enter');
  await expectAnnounced(page, shopper.t('cart.discountGone', { code: codes[0] }), 'Warenkorb aktualisiert');
  await expect(bin(codes[1])).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAnnounced(page, shopper.t('cart.discountGone', { code: codes[1] }), 'Warenkorb aktualisiert');
  await expect(summary).toBeFocused();
});
