import { expect, type Page, test } from '@playwright/test';
import { expectVisibleFocus } from '../../accessibility/visible-focus.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const home = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
};

const menuButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

test.describe('R-09 main menu', () => {
  test('R-09 a press opens the layer, and its links narrow the list', async ({ page }) => {
    await home(page);
    const sinks = menuButton(page, 'Spülen');
    await sinks.click();
    const widths = page.getByRole('banner').getByRole('list', { name: 'Nach Schrankbreite' });
    await expect(widths.getByRole('link').first()).toHaveAccessibleName(/^45\scm \d+ Spülen?$/);
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

  test('R-09 T-06 by keyboard: down into the layer, through its links, Escape back to the button', async ({ page }) => {
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

  test('R-09 T-06 Enter opens, Tab goes on into the layer, and leaving it closes it', async ({ page }) => {
    await home(page);
    const taps = menuButton(page, 'Armaturen');
    await taps.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Alle \d+ Armaturen$/ })).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Planen' }).focus();
    await expect(page.getByRole('link', { name: /^Alle \d+ Armaturen$/ })).toBeHidden();
  });

  test('R-09 a resting pointer opens the layer, a passing one does not, and a press keeps it', async ({ page }) => {
    // The clock is ours: on a busy machine a passing pointer would rest.
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

  test('R-09 B-01 without script a press opens the layer, and Escape closes it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await menuButton(page, 'Spülen').click();
    const all = page.getByRole('link', { name: /^Alle \d+ Spülen$/ });
    await expect(all).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await menuButton(page, 'Spülen').click();
    await page.getByRole('link', { name: /^60\scm/ }).click();
    await expect(page).toHaveURL(/\?cabinet=60$/);
    await context.close();
  });
});

test.describe('R-09 menu of narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('R-09 T-06 two levels by keyboard: the line of a topic becomes the way back', async ({ page }) => {
    await home(page);
    const opener = page.getByRole('button', { name: 'Menü öffnen' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menü' });
    const sinks = menu.locator('summary').first();
    await expect(sinks).toBeFocused();
    await expect(sinks).toHaveText(/^Spülen/);
    await page.keyboard.press('Enter');
    await expect(sinks).toBeFocused();
    await expect(sinks.getByText('Alle Themen')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Werkstoffe', exact: true })).toBeHidden();
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    await sinks.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: 'Werkstoffe', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('R-09 the menu opens at its first level again', async ({ page }) => {
    await home(page);
    const opener = page.getByRole('button', { name: 'Menü öffnen' });
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await opener.click();
    await menu.locator('summary', { hasText: 'Armaturen' }).click();
    await expect(menu.getByRole('link', { name: /^Alle \d+ Armaturen$/ })).toBeVisible();
    await menu.getByRole('button', { name: 'Menü schließen' }).click();
    await opener.click();
    await expect(menu.getByRole('link', { name: 'Werkstoffe', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^Alle \d+ Armaturen$/ })).toBeHidden();
  });

  test('R-09 the focus does not go behind the menu', async ({ page }) => {
    await home(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByRole('button', { name: /Land und Sprache/ }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });
});

test.describe('P-04 suggestions', () => {
  test('P-04 T-06 B-07 by keyboard: arrows choose, the number is said once, Enter opens', async ({ page }) => {
    await home(page);
    const field = page.getByRole('combobox', { name: 'Suche' });
    await field.focus();
    await page.keyboard.type('delt');
    const options = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option');
    await expect(options.first()).toContainText('Delta 60 S');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[data-announcer="polite"] > p')).toHaveText([/^\d+ Vorschläge$/]);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(options.first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/spuelen\/delta-60-s$/);
    await expect(options).toHaveCount(0);
  });

  test('P-04 Enter without a choice leads to the results; Escape closes and keeps what was typed', async ({ page }) => {
    await home(page);
    const field = page.getByRole('combobox', { name: 'Suche' });
    await field.click();
    await page.keyboard.type('granit');
    const list = page.getByRole('listbox', { name: 'Vorschläge' });
    await expect(list.getByRole('option', { name: /^Granit Spülen/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('granit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/granit$/);
  });

  test('P-04 an old answer never overtakes a new one', async ({ page }) => {
    await home(page);
    const late: (() => Promise<void>)[] = [];
    await page.route('**/api/search/suggestions?term=quell*', (route) => void late.push(() => route.continue()));
    const field = page.getByRole('combobox', { name: 'Suche' });
    await field.click();
    await field.fill('quell');
    await expect.poll(() => late.length).toBe(1);
    await field.fill('kontor');
    const options = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option');
    await expect(options.first()).toContainText('Kontor 60');
    for (const answer of late) await answer().catch(() => undefined);
    await expect(options.first()).toContainText('Kontor 60');
  });

  test('P-04 on narrow screens the link opens the same field; closed, the focus is on the link again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await home(page);
    const link = page.getByRole('banner').getByRole('link', { name: 'Suche' });
    await link.click();
    await expect(page.getByRole('combobox', { name: 'Suche' })).toBeFocused();
    await page.getByRole('button', { name: 'Suche schließen' }).click();
    await expect(page.getByRole('combobox', { name: 'Suche' })).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test('R-12 the header goes with the scroll down, comes back with the scroll up, and stays while it is used', async ({ page }) => {
  await home(page);
  const root = page.locator('html');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1200);
  await expect(root).toHaveAttribute('data-header', 'hidden');
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(page.getByRole('banner')).toBeInViewport();
  await menuButton(page, 'Spülen').focus();
  await page.mouse.wheel(0, 900);
  await expect(root).toHaveAttribute('data-header', 'hidden');
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('Y-01 the footer tells of the right of withdrawal once, and offers to use it once', async ({ page }) => {
  await home(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /[Ww]iderruf/ })).toHaveText(['Vertrag widerrufen', 'Widerrufsbelehrung']);
  await footer.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page).toHaveURL(/\/return-order$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeInViewport();
});
