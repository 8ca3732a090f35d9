import { expect, type Page, test } from '@playwright/test';
import { expectVisibleFocus } from '../support/browser/visible-focus.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const home = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
};

const menuButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

test.describe('R-09 menu of narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('R-09 T-06 two levels by keyboard: the line of a topic becomes the way back', { tag: '@core' }, async ({ page }) => {
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

  test('R-09 the menu reopens at its first level', async ({ page }) => {
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

  test('R-09 the focus does not move behind the menu', async ({ page }) => {
    await home(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByRole('button', { name: /Land und Sprache/ }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });
});

test.describe('P-04 suggestions', () => {
  test('P-04 T-06 B-07 by keyboard: arrows select, the count is announced once, Enter opens', { tag: '@core' }, async ({ page }) => {
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

  test('P-04 Enter without a selection leads to the results; Escape closes and keeps the input', async ({ page }) => {
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

  test('P-04 input and focus stay when suggestions load late', async ({ page }) => {
    const late: (() => Promise<void>)[] = [];
    await page.route('**/assets/suggestion-container-*.js', (route) => void late.push(() => route.continue()));
    await home(page);
    const field = page.getByRole('combobox', { name: 'Suche' });
    await field.focus();
    await page.keyboard.type('del');
    await expect.poll(() => late.length).toBe(1);
    for (const part of late) await part();
    const options = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option');
    await expect(options.first()).toContainText('Delta 60 S');
    await expect(field).toBeFocused();
    await page.keyboard.type('ta');
    await expect(field).toHaveValue('delta');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type(' ');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/delta$/);
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

  test('P-04 on narrow screens the link opens the same field; on close, the focus returns to the link', async ({ page }) => {
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

test('R-12 the header hides on scrolling down, returns on scrolling up, and stays while it is in use', async ({ page }) => {
  await home(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-header', 'shown');
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

test('Y-01 the footer mentions the right of withdrawal once, and links to its form once', async ({ page }) => {
  await home(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /[Ww]iderruf/ })).toHaveText(['Vertrag widerrufen', 'Widerrufsbelehrung']);
  await footer.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page).toHaveURL(/\/return-order$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeInViewport();
});
