import { expect, type Page } from '@playwright/test';
import { logIn, owner } from '../support/browser/account.ts';
import { buyers } from '../support/browser/buyers.ts';
import { findMailOf } from '../support/browser/outbox.ts';
import { cards, test } from '../support/browser/shopper.ts';

/** Imitates a browser's built-in translator: changes the document's language, and wraps every text in elements, also later ones. */
const translateAll = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const untranslated = '[translate="no"], font, script, style, noscript, textarea, option, svg';
    const wrap = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text);
      }
    };
    // A translator faster than the page's own script makes React render again: wait for that.
    addEventListener('shop:ready', () => {
      document.documentElement.lang = 'ro';
      wrap(document.body);
      new MutationObserver((changes) => {
        document.documentElement.lang = 'ro';
        for (const { addedNodes } of changes)
          for (const node of addedNodes) wrap(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });

const totalOf = (page: Page): Promise<number> =>
  page.evaluate(async () => ((await (await fetch('/carts/')).json()) as { priceTotal: { rawValue: number } }).priceTotal.rawValue);

const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

test('B-21 in a page translated by the browser the cart is filled, changed and restored, its amounts stay right', async ({
  shopperIn,
  page,
}) => {
  const errors = watchErrors(page);
  await translateAll(page);
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/delta-60-s');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page.getByRole('heading', { level: 1, name: 'Delta 60 S' })).toHaveAttribute('translate', 'no');
  await expect(
    page
      .getByRole('main')
      .getByText(/^10\.60\.\d{4}$/)
      .first(),
  ).toHaveAttribute('translate', 'no');
  await shopper.putIntoCart();
  const dialog = shopper.dialog();
  await expect(dialog.getByText('Delta 60 S').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Ein Stück mehr, Delta 60 S' }).click();
  await expect.poll(() => totalOf(page)).toBe(89_800);
  await expect(
    dialog
      .locator('[translate="no"]')
      .filter({ hasText: /^898,00\s€$/ })
      .last(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Typing yields headings in the shop's language.
  await page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox')).first().fill('delta');
  await expect(page.getByRole('banner').getByText(shopper.t('search.products')).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('B-21 in a page translated by the browser a logout works, and is confirmed', async ({ shopperIn, page }) => {
  const errors = watchErrors(page);
  const shopper = await shopperIn('de');
  await logIn(page, shopper.origin, { ...owner, email: `${crypto.randomUUID()}@beispiel.example` });
  await translateAll(page);
  await shopper.visit('account');
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.t('account.menu.logout') })
    .first()
    .click();
  await expect(page.getByText(shopper.t('access.loggedOut')).first()).toBeVisible();
  expect(await page.evaluate(async () => (await fetch('/consumer/')).status)).toBe(401);
  expect(errors).toEqual([]);
});

test('B-21 in a page translated by the browser the checkout completes: field errors, totals, payment, order', async ({
  shopperIn,
  page,
}) => {
  const errors = watchErrors(page);
  await translateAll(page);
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/delta-60-s');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  const sums = page.getByRole('region', { name: shopper.t('checkout.summary.yourOrder') });
  const seeTotal = async (): Promise<void> => {
    await expect(
      sums
        .locator('[translate="no"]')
        .filter({ hasText: /^449,00\s€$/ })
        .last(),
    ).toBeVisible();
    expect(await totalOf(page)).toBe(44_900);
  };
  await seeTotal();
  const buyer = { ...buyers.de, email: `${crypto.randomUUID()}@beispiel.example` };
  await shopper.fillAddress({ ...buyer, postalCode: '5067' });
  await page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();
  const postalCode = shopper.field('checkout.address.postalCode');
  await expect(page.getByText(shopper.t('general.validation.plz')).first()).toBeVisible();
  await expect(postalCode).toHaveAttribute('aria-invalid', 'true');
  await postalCode.fill(buyer.postalCode);
  await postalCode.blur();
  await expect(postalCode).not.toHaveAttribute('aria-invalid', 'true');
  await shopper.submitAddress();
  await seeTotal();
  await shopper.choosePayment();
  await seeTotal();
  await expect(page.getByRole('main').locator('address').first()).toHaveAttribute('translate', 'no');
  await shopper.order();
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();
  await expect(page.getByRole('main').locator('[translate="no"]').filter({ hasText: orderId }).first()).toBeVisible();
  expect((await findMailOf(orderId)).to?.[0]?.address).toBe(buyer.email);
  expect(errors).toEqual([]);
});
