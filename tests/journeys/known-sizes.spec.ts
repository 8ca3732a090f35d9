import { expect, test } from '@playwright/test';
import { originOf } from '../browser/screens.ts';

test('a sink’s page says without script what lies flat in which bowl, beside a drawing with a name', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${originOf('de', baseURL ?? '')}/spuelen/delta-60-s`);
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'mit Teller und Pfanne im gleichen Maßstab' }) });
  await expect(figure).toContainText(/Pfanne von 28\scm liegt flach im Becken 365 × 400\smm/);
  await expect(figure).toContainText(/Pfanne von 28\scm passt nicht flach ins Becken 165 × 305\smm: 123\smm zu breit/);
  await page.close();
});

test('bowls of one size are drawn and named once, in the United States in inches, too', async ({ page, baseURL }) => {
  await page.goto(`${originOf('us', baseURL ?? '')}/sinks/schleuse-90`);
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'to the same scale' }) });
  await expect(figure.getByText(/28\scm \(11\sin\) pan lies flat/)).toHaveCount(1);
});
