import { expect, test } from '@playwright/test';

test('R-12 the header hides when scrolling down and returns when scrolling up', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-header', 'shown');
  await page.mouse.wheel(0, 1200);
  await expect(root).toHaveAttribute('data-header', 'hidden');
  await page.mouse.wheel(0, -300);
  await expect(root).toHaveAttribute('data-header', 'shown');
});

test('R-12 the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('B-01 menu and country picker open and navigate without script', { tag: '@core' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('button', { name: /Land und Sprache wählen/ }).click();
  const countries = page.getByRole('dialog', { name: 'Land und Sprache' });
  await expect(countries.getByRole('link', { name: 'Suisse français' })).toBeVisible();
  await page.keyboard.press('Escape');
  await menu.locator('summary', { hasText: 'Armaturen' }).click();
  await menu.getByRole('link', { name: /^Alle \d+ Armaturen$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armaturen');
  await context.close();
});

test('every live country is in the picker in its own language', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /Land und Sprache wählen/ })
    .first()
    .click();
  const picker = page.getByRole('dialog', { name: 'Land und Sprache' });
  await expect(picker.getByRole('link')).toHaveCount(23);
  await expect(picker.getByRole('link', { name: '日本' })).toHaveAttribute('lang', 'ja');
});
