import { expect, type Page } from '@playwright/test';
import { newVisitor } from '../support/browser/answered-visitor.ts';
import { buyers } from '../support/browser/buyers.ts';
import { findEarlyInvalid } from '../support/browser/keyboard-checks.ts';
import { test } from '../support/browser/shopper.ts';
import { openExample } from '../support/browser/stories.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const announced = (page: Page) => page.locator('[data-announcer="polite"]');

test('a filter that is taken away leaves its group open and the focus in place, and the number of results is said', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  await page.waitForLoadState('networkidle');
  const group = page.locator('details', { has: page.getByText('Abtropffläche', { exact: true }) }).last();
  await group.locator('summary').focus();
  await page.keyboard.press('Enter');
  const box = group.getByRole('checkbox').first();
  await box.focus();
  const count = page.getByRole('main').getByRole('status').first();
  const all = await count.textContent();
  await page.keyboard.press('Space');
  await expect(count).not.toHaveText(all ?? '');
  await page.keyboard.press('Space');
  await expect(count).toHaveText(all ?? '');
  await expect(box).toBeFocused();
  await expect(group).toHaveAttribute('open', '');
});

test('a notice that is closed by its own button returns the focus to where it came from', async ({ page }) => {
  await openExample(page, 'toasts/error');
  const opener = page.getByRole('button', { name: 'Show' });
  for (const key of ['Enter', 'Escape']) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Notices (F8)' }).getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close notice' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('region', { name: 'Notices (F8)' }).getByRole('listitem')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a place chosen by keyboard leaves the focus in the field', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('dealer');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('main').getByRole('combobox');
  await field.pressSequentially('Hamburg');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/place=/);
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('G-03 the answer to the consent question is announced, and the focus continues where it was', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ storageState: newVisitor, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  const reject = page.getByRole('button', { name: 'Alle ablehnen' });
  await expect(reject).toBeVisible();
  await reject.focus();
  await page.keyboard.press('Enter');
  await expect(reject).toHaveCount(0);
  await expect(announced(page)).toContainText('Ihre Wahl ist gespeichert.');
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await context.close();
});

test('G-03 the consent question does not come under a pointer that is down', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ storageState: newVisitor, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/consent\?/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/consent\?/);
  await page.goto(`${baseURL}/`);
  await asked;
  await page.mouse.move(700, 880);
  await page.mouse.down();
  const answered = page.waitForResponse(/\/api\/consent\?/);
  answer();
  await (await answered).finished();
  const title = page.getByRole('heading', { name: 'Was dürfen wir laden?' });
  // Two frames: enough for the question to be rendered if nothing held it back.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(title).toHaveCount(0);
  await page.mouse.up();
  await expect(title).toBeVisible();
  await context.close();
});

test('V-01 a field that was merely passed is not called wrong, neither by the shop nor by the browser', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('register');
  await page.waitForLoadState('networkidle');
  const email = shopper.field('checkout.address.email');
  await email.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(await findEarlyInvalid(page)).toEqual([]);
  await email.fill('anna');
  await email.blur();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});

test('V-04 an order without the terms is answered by the error summary of the page', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.bringToCheckout(buyers.de);
  await shopper.choosePayment('PayPal');
  await page.getByRole('button', { name: /bestellen/i }).click();
  await expect(page.getByRole('alert')).toContainText(shopper.t('general.validation.tick'));
  const box = page.getByRole('checkbox', { name: /AGB/ });
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(shopper.t('general.validation.tick'));
});

test('the number of products chosen for the comparison is announced, with the button that follows', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  await page.waitForLoadState('networkidle');
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Vergleichen/ });
  for (const number of ['1', '2']) {
    await boxes.nth(Number(number)).focus();
    await page.keyboard.press('Space');
    await expect(announced(page)).toContainText(shopper.t('compare.announced', { number, button: shopper.t('compare.choose') }));
  }
});
