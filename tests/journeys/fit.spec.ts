import { expect, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

const path = '/spuelen/delta-60-s';

test("B-04 selecting one's cabinet shows at once how many millimetres remain, without a reload", { tag: '@core' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(`${originOf('de', baseURL ?? '')}${path}`);
  const fit = page.getByRole('region', { name: 'Passt in meinen Unterschrank?' }).or(page.locator('#fit'));
  await expect(fit.getByRole('status')).toContainText(/Passt.*566\smm.*568\smm.*2\smm Luft/);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await expect(async () => {
    await fit.getByLabel('Breite des Unterschranks').selectOption('50');
    await expect(fit.getByRole('status')).toContainText(/Passt nicht.*468\smm.*98\smm/, { timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(/cabinet=50/);
  await fit.getByLabel('Stärke der Arbeitsplatte').selectOption('12');
  await expect(fit.getByRole('status')).toContainText(/mindestens 20\smm/);
  await expect(page.locator('body')).toHaveAttribute('data-kept', '');
  await page.getByRole('navigation', { name: 'Farbe' }).getByRole('link', { name: /Sand/ }).click();
  await expect(fit.getByRole('status')).toContainText(/2\smm Luft/);
  await expect(fit.getByLabel('Breite des Unterschranks')).toHaveValue('60');
});

test('B-04 B-01 without script the result is the same, and the selected finish stays', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${originOf('de', baseURL ?? '')}${path}?finish=sand`);
  await page.getByLabel('Breite des Unterschranks').selectOption('80');
  await page.getByRole('radio', { name: 'Flächenbündig' }).check();
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page).toHaveURL(/finish=sand&cabinet=80&mounting=flush/);
  await expect(page.locator('#fit').getByRole('status')).toContainText(/Passt.*202\smm Luft/);
  await page.close();
});
