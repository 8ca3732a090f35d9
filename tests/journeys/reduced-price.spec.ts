import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

const label = 'Niedrigster Preis der letzten 30\u00A0Tage vor der Preissenkung:';
const both = (price: string, reference: string) => new RegExp(`${price}\\s€.*${label}\\s*${reference}\\s€`, 's');

test('Y-04 a reduced price shows its reference on card, product page, wishlist and in the cart', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  const card = page.getByRole('article').filter({ hasText: 'Mole 60' });
  await expect(card).toHaveText(both('329,00', '369,00'));
  await expect(card.locator('s')).toHaveText(/^369,00\s€$/);
  // Regular prices have nothing struck through.
  await expect(page.getByRole('article').filter({ hasText: 'Lagune 60' }).locator('s')).toHaveCount(0);
  const wishlistButton = card.getByRole('button', { name: shopper.t('wishlist.saveNamed', { name: 'Mole 60' }), exact: true });
  await wishlistButton.click();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
  await shopper.visit('spuelen/mole-60');
  const main = page.getByRole('main');
  await expect(main.locator('s').first()).toHaveText(/^369,00\s€$/);
  await expect(main).toContainText(label);
  await shopper.putIntoCart();
  const line = shopper.dialog().getByRole('listitem').filter({ hasText: 'Mole 60' });
  await expect(line).toHaveText(both('329,00', '369,00'));
  await line.getByRole('button', { name: shopper.sayStart('cart.more') }).click();
  await expect(line).toHaveText(both('658,00', '738,00'));
  await shopper.visit('wishlist');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(both('329,00', '369,00'));
});

test('Y-04 search engines get the current price, and the end date of a limited reduction', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('armaturen/sacht');
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
  const offer = /\{[^{}]*"@type":"Offer"[^{}]*/.exec(jsonLd.find((json) => json.includes('"ProductGroup"')) ?? '')?.[0];
  expect(offer).toContain('"price":"169.00"');
  expect(offer).toContain('"priceValidUntil":"2027-06-30"');
});
