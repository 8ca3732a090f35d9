import { expect } from '@playwright/test';
import { buyers } from '../support/browser/buyers.ts';
import { cards, test } from '../support/browser/shopper.ts';

test('O-01 a buyer returning from the bank in another browser sees that the payment is received, and no order data', async ({
  shopperIn,
  page,
  browser,
  baseURL,
}) => {
  const shopper = await shopperIn('de');
  await shopper.bringToPayment(buyers.de);
  const wayBack = page.waitForRequest('**/payments/return/**');
  await shopper.payByCard(cards.pays);
  const address = (await wayBack).url();
  await shopper.seeSuccess();
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const there = await context.newPage();
  await there.goto(address);
  await there.waitForURL('**/checkout/success/**');
  const main = there.getByRole('main');
  await expect(main).toContainText('Ihre Zahlung ist bei uns eingegangen.');
  await expect(main).toContainText('Die Bestätigung folgt per E-Mail.');
  await expect(main).not.toContainText('nichts bestellt');
  for (const own of [buyers.de.lastName, buyers.de.street, 'Delta 60 S', '449']) await expect(main).not.toContainText(own);
  // Knowing only the number reveals no payment.
  await there.goto(there.url().replace(/#.*/, ''));
  await there.reload();
  await expect(main).toContainText('Diese Bestellung können wir in diesem Browser nicht zeigen.');
  await expect(main).not.toContainText('eingegangen');
  await context.close();
});

// Signalled by an event of our own: Playwright loses a page restored from the bfcache, and disables the bfcache.
test('R-12 a page restored from the bfcache has no open layers', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Delta 60 S');
  await comeBack();
  await expect(shopper.dialog()).toHaveCount(0);
  await page
    .getByRole('button', { name: shopper.sayStart('shell.country.choose') })
    .first()
    .click();
  await expect(shopper.dialog()).toBeVisible();
  await comeBack();
  await expect(shopper.dialog()).toHaveCount(0);
});
