import { expect, type Page, test } from '@playwright/test';
import { expectVisibleFocus } from '../support/browser/visible-focus.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const home = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
};

const menuButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

test.describe('R-09 main menu', () => {
  test('R-09 a click opens the layer, and its links filter the list', async ({ page }) => {
    await home(page);
    const sinks = menuButton(page, 'Spülen');
    await sinks.click();
    const widths = page.getByRole('banner').getByRole('list', { name: 'Nach Schrankbreite' });
    await expect(widths.getByRole('link').first()).toHaveAccessibleName(/^40\scm \d+ Spülen?$/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Granit \d+ Spülen$/ })
      .click();
    await expect(page).toHaveURL(/\/spuelen\?material=granite$/);
    await expect(widths).toBeHidden();
  });

  test('R-09 another filter of the same list closes the layer, too', async ({ page }) => {
    await page.goto('/spuelen?material=granite', { waitUntil: 'networkidle' });
    await menuButton(page, 'Spülen').click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Edelstahl / })
      .click();
    await expect(page).toHaveURL(/material=steel$/);
    await expect(page.getByRole('banner').getByRole('list', { name: 'Nach Werkstoff' })).toBeHidden();
  });

  test('R-09 taps have a menu of their own, with colours and a product', async ({ page }) => {
    await home(page);
    await menuButton(page, 'Armaturen').click();
    const layer = page.getByRole('banner');
    await expect(layer.getByRole('list', { name: 'Nach Farbe' }).getByRole('link', { name: /^Messing / })).toBeVisible();
    await layer.getByRole('link', { name: /^Bogen P/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bogen P');
  });

  test('R-09 T-06 by keyboard: down into the layer, through its links, Escape back to the button', { tag: '@core' }, async ({ page }) => {
    await home(page);
    const sinks = menuButton(page, 'Spülen');
    await sinks.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Alle \d+ Spülen$/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expectVisibleFocus(page);
    await expect(page.getByRole('link', { name: /^Einbau von oben/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sinks).toBeFocused();
    await expect(page.getByRole('link', { name: /^Alle \d+ Spülen$/ })).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(menuButton(page, 'Armaturen')).toBeFocused();
  });

  test('R-09 T-06 Enter opens, Tab continues into the layer, and leaving it closes it', async ({ page }) => {
    await home(page);
    const taps = menuButton(page, 'Armaturen');
    await taps.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Alle \d+ Armaturen$/ })).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Planen' }).focus();
    await expect(page.getByRole('link', { name: /^Alle \d+ Armaturen$/ })).toBeHidden();
  });

  test('R-09 a resting pointer opens the layer, a passing one does not, and a click keeps it open', async ({ page }) => {
    // The clock is controlled: on a busy machine a passing pointer would count as resting.
    await page.clock.install();
    await home(page);
    const sinks = menuButton(page, 'Spülen');
    const all = page.getByRole('link', { name: /^Alle \d+ Spülen$/ });
    const moveAway = () => page.mouse.move(720, 880);
    await sinks.hover();
    await expect(all).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await moveAway();
    await page.clock.pauseAt(Date.now() + 60_000);
    await sinks.hover();
    await moveAway();
    await page.clock.runFor(1000);
    await expect(all).toBeHidden();
    await sinks.hover();
    await page.clock.runFor(100);
    await expect(all).toBeHidden();
    await page.clock.runFor(100);
    await expect(all).toBeVisible();
    await sinks.click();
    await expect(all).toBeVisible();
    await sinks.click();
    await expect(all).toBeHidden();
  });

  test('R-09 B-01 without script a click opens the layer, and Escape closes it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await menuButton(page, 'Spülen').click();
    const all = page.getByRole('link', { name: /^Alle \d+ Spülen$/ });
    await expect(all).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await menuButton(page, 'Spülen').click();
    await page
      .locator('#menu-sinks')
      .getByRole('link', { name: /^60\scm/ })
      .click();
    await expect(page).toHaveURL(/\?cabinet=60$/);
    await context.close();
  });
});
