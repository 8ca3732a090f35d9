import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

const choose = async (page: Page, locale: string): Promise<void> => {
  await expect(page.locator('html[data-header]')).toBeAttached();
  await page.getByRole('button', { name: 'Land und Sprache wählen' }).first().click();
  await page.locator(`a[hreflang="${locale}"]:visible`).click();
};

test('Y-07 C-06 a dealer search stays in another language of the country, with its place and filter', async ({ page, baseURL }) => {
  await page.goto(`${originOf('ch', baseURL ?? '')}/de/dealer?filter=unit-partner&place=Genf`, { waitUntil: 'networkidle' });
  await choose(page, 'fr-CH');
  await expect(page).toHaveURL(/\/fr\/dealer\?filter=unit-partner&place=Genf$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Genève');
});

test('Y-07 in another country it leads to the dealers there, without a place of this one', async ({ page, baseURL }) => {
  await page.goto(`${originOf('de', baseURL ?? '')}/dealer?at=50.94,6.96&filter=unit-partner&place=K%C3%B6ln`, {
    waitUntil: 'networkidle',
  });
  await choose(page, 'fr-FR');
  await page.waitForURL(`${originOf('fr', baseURL ?? '')}/dealer?filter=unit-partner`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
});
