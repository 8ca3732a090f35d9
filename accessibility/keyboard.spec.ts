import { expect, type Page } from '@playwright/test';
import { orderButtonText } from '../src/shared/checkout/order-button.ts';
import type { MessageKey } from '../src/shared/i18n/messages.ts';
import { buyers } from '../tests/support/browser/buyers.ts';
import { type Shopper, test } from '../tests/support/browser/shopper.ts';
import { expectVisibleFocus } from '../tests/support/browser/visible-focus.ts';

/** Presses Tab until the focused element has the given name, checking the focus ring of every stop on the way. */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  const fits = (said: string): boolean => (typeof name === 'string' ? said.startsWith(name) : name.test(said));
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab');
    if (fits(await expectVisibleFocus(page))) return;
  }
  throw new Error(`No stop of the keyboard is called ${name}`);
};

const typeInto = async (page: Page, shopper: Shopper, entries: readonly (readonly [MessageKey, string])[]): Promise<void> => {
  for (const [label, text] of entries) {
    await tabTo(page, shopper.t(label));
    await page.keyboard.type(text);
  }
};

test('T-06 O-01 from the home page to a paid order by keyboard alone, with visible focus at every stop', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  test.slow();
  const shopper = await shopperIn('de');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.visit();
  // Before script has loaded a link leads to a whole document, in which the focus starts at the top.
  await expect(page.locator('html[data-header]')).toBeAttached();
  await tabTo(page, shopper.t('shell.skip'));
  await tabTo(page, 'Spülen');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Alle \d+ Spülen/);
  await page.keyboard.press('Enter');
  // The heading of a page gets the focus once it is there: a faster Tab would start from the previous page.
  await expect(page.getByRole('heading', { level: 1, name: 'Spülen' })).toBeFocused();
  await tabTo(page, /^Delta\s60\sS/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Delta 60 S' })).toBeFocused();
  await tabTo(page, shopper.t('product.addToCart'));
  await page.keyboard.press('Enter');
  await expect(shopper.dialog()).toContainText('Delta 60 S');
  await tabTo(page, shopper.t('cart.toCheckout'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('checkout.address.heading'));
  // Forms appear after their heading: a faster walk goes through the footer, which the form then pushes out of view.
  await expect(shopper.field('checkout.address.email')).toBeVisible();
  const { email, firstName, lastName, street, postalCode, city } = buyers.de;
  await typeInto(page, shopper, [
    ['checkout.address.email', email],
    ['checkout.address.firstName', firstName],
    ['checkout.address.lastName', lastName],
    ['checkout.address.street', street],
    ['checkout.address.postalCode', postalCode],
    ['checkout.address.city', city],
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('checkout.payment.heading'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('radio', { name: shopper.t('checkout.payment.method.CreditCard') })).toBeVisible();
  await tabTo(page, shopper.t('checkout.payment.method.CreditCard'));
  await tabTo(page, shopper.t('checkout.payment.submit'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('checkout.summary.heading'));
  await expect(page.getByRole('button', { name: orderButtonText(shopper.site) })).toBeVisible();
  await tabTo(page, /AGB/);
  await page.keyboard.press('Space');
  await tabTo(page, orderButtonText(shopper.site));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sandbox/pay/**');
  await typeInto(page, shopper, [
    ['sandbox.card.number', '4242424242424242'],
    ['sandbox.card.expiry', '12/34'],
    ['sandbox.card.code', '123'],
  ]);
  await page.keyboard.press('Enter');
  await shopper.seeSuccess();
});
