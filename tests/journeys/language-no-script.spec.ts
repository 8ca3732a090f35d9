import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

/** Pages of German Switzerland without script, and their French counterparts; personal documents are below /plain/. */
const places = [
  ['', ''],
  ['search?q=delta', 'search?q=delta'],
  ['search/delta', 'search/delta'],
  ['spuelen?material=granite&sort=price-up&page=2', 'eviers?material=granite&sort=price-up&page=2'],
  ['spuelen/delta-60-s?finish=sand', 'eviers/delta-60-s?finish=sand'],
  ['planung?cabinet=60', 'planification?cabinet=60'],
  ['Karriere/Jobs/Jobbeschreibung/9325', 'Karriere/Jobs/Jobbeschreibung/9325'],
  ['compare?product=delta-60-s&product=delta-45', 'compare?product=delta-60-s&product=delta-45'],
  ['plain/cart', 'plain/cart'],
  ['plain/wishlist', 'plain/wishlist'],
  ['plain/wishlist/shared/abc', 'plain/wishlist/shared/abc'],
  ['plain/login?redirect=%2Fde%2Faccount', 'plain/login?redirect=%2Fde%2Faccount'],
  ['plain/return-order', 'plain/return-order'],
  ['gibt-es-nicht', 'gibt-es-nicht'],
] as const;

test('B-24 without script the other language of a country is the same page with its query', async ({ shopperIn, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const german = await shopperIn('ch', 'de', context);
  const french = await shopperIn('ch', 'fr', context);
  const { page } = german;
  for (const [here, there] of places) {
    await german.visit(here);
    // A screen that requires script redirects to its document below /plain/; its frame is complete in both.
    await page
      .getByRole('button', { name: german.sayStart('shell.country.choose') })
      .first()
      .click();
    await page.locator('a[hreflang="fr-CH"]:visible').click();
    await expect(page.locator('html'), here).toHaveAttribute('data-locale', 'fr-CH');
    await expect(page, here).toHaveURL(`${french.origin}/fr/${there}`);
    await expect(page.getByRole('heading', { level: 1 }), here).toHaveCount(1);
  }
  await context.close();
});
