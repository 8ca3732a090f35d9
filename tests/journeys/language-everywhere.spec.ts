import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

/** Pages of German Switzerland, and their French counterparts. */
const places = [
  ['search/delta', 'search/delta'],
  ['spuelen?material=granite&sort=price-up', 'eviers?material=granite&sort=price-up'],
  ['spuelen/delta-60-s?finish=sand', 'eviers/delta-60-s?finish=sand'],
  ['planung?cabinet=60#wall', 'planification?cabinet=60#wall'],
  ['compare?product=delta-60-s&product=delta-45', 'compare?product=delta-60-s&product=delta-45'],
  ['cart', 'cart'],
  ['wishlist', 'wishlist'],
  ['login', 'login'],
  ['register', 'register'],
  ['return-order', 'return-order'],
  ['dealer?place=8001', 'dealer?place=8001'],
  ['gibt-es-nicht', 'gibt-es-nicht'],
] as const;

test('B-24 the other language of a country is the same page with its query and fragment', async ({ shopperIn, page }) => {
  const german = await shopperIn('ch', 'de');
  const french = await shopperIn('ch', 'fr');
  for (const [here, there] of places) {
    await german.visit(here);
    await expect(page.locator('html[data-header]')).toBeAttached();
    await page
      .getByRole('button', { name: german.sayStart('shell.country.choose') })
      .first()
      .click();
    await page.locator('a[hreflang="fr-CH"]:visible').click();
    await expect(page.locator('html'), here).toHaveAttribute('data-locale', 'fr-CH');
    await expect(page, here).toHaveURL(`${french.origin}/fr/${there}`);
    await expect(page.getByRole('heading', { level: 1 }), here).toHaveCount(1);
  }
});
