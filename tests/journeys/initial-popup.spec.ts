import { expect } from '@playwright/test';
import { closeWithEscape } from '../support/browser/close-with-escape.ts';
import { test } from '../support/browser/shopper.ts';

test.describe('R-10 initial popup', () => {
  test('R-10 opens on the first interaction, once per browser session, and returns the focus to the page', async ({ shopperIn, page }) => {
    const shopper = await shopperIn('vn');
    const waiting = page.waitForResponse(/schedule-popup/);
    await shopper.visit();
    await expect(page.locator('html[data-header]')).toBeAttached();
    await waiting;
    await expect(shopper.dialog()).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('initialPopupShown'))).toBeNull();

    await page.mouse.move(300, 300, { steps: 3 });
    await expect(shopper.dialog()).toHaveAccessibleName(/Việt Nam/);
    expect(await page.evaluate(() => sessionStorage.getItem('initialPopupShown'))).toBe('true');
    await closeWithEscape(shopper.dialog());
    await expect(shopper.dialog()).toHaveCount(0);

    await page.reload({ waitUntil: 'networkidle' });
    await page.mouse.move(400, 400);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shopper.t('shell.skip') })).toBeFocused();
    await expect(shopper.dialog()).toHaveCount(0);
  });

  test('R-10 waits while the visitor types, and closes by its button', async ({ shopperIn, page }) => {
    const shopper = await shopperIn('vn');
    await shopper.visit('search');
    await page.waitForLoadState('networkidle');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('delta');
    await expect(field).toHaveValue('delta');
    await expect(shopper.dialog()).toHaveCount(0);
    await field.blur();
    await expect(shopper.dialog()).toBeVisible();
    await shopper
      .dialog()
      .getByRole('button', { name: shopper.t('shell.popup.accept') })
      .click();
    await expect(shopper.dialog()).toHaveCount(0);
  });

  test('R-10 arrives late and does not close the menu that was opened meanwhile', async ({ shopperIn, page }) => {
    const shopper = await shopperIn('vn');
    const dialogLoaded = Promise.withResolvers<void>();
    await page.route(/\/assets\/initial-popup-(?!host)/, async (route) => {
      await dialogLoaded.promise;
      await route.continue();
    });
    const waiting = page.waitForResponse(/schedule-popup/);
    await shopper.visit();
    await waiting;
    const requested = page.waitForRequest(/\/assets\/initial-popup-(?!host)/);
    await page.mouse.move(300, 300, { steps: 3 });
    await requested;
    const sinks = page.getByRole('banner').getByRole('button', { name: 'Chậu rửa' });
    await sinks.click();
    const loaded = page.waitForResponse(/\/assets\/initial-popup-(?!host)/);
    dialogLoaded.resolve();
    // After two frames, a dialog without that check would be above the menu.
    await page.evaluate(async (dialog) => {
      await import(dialog);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, (await loaded).url());
    await expect(page.locator('[data-menu]:popover-open')).toBeVisible();
    await expect(shopper.dialog()).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(shopper.dialog()).toBeVisible();
  });

  test('R-10 is not shown to crawlers, nor if the market disables it', async ({ browser, shopperIn }) => {
    for (const [country, userAgent] of [
      ['vn', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
      ['de', undefined],
    ] as const) {
      const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
      const shopper = await shopperIn(country, undefined, context);
      await shopper.visit();
      await shopper.page.waitForLoadState('networkidle');
      await shopper.page.mouse.move(300, 300);
      await shopper.page.keyboard.press('Tab');
      await expect(shopper.dialog()).toHaveCount(0);
      expect(await shopper.page.evaluate(() => sessionStorage.length)).toBe(0);
      await context.close();
    }
  });
});
