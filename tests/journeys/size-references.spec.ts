import { expect, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

test('a sink page shows without script what lies flat in which bowl, beside a drawing with a name', async ({ browser, baseURL }) => {
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
  await expect(figure.getByText(/A pan of 11\sin\s\(28\scm\) lies flat/)).toHaveCount(1);
});

test('an accessory is drawn in use on a sink that it fits; one that is used elsewhere has no such drawing', async ({ page, baseURL }) => {
  const origin = originOf('de', baseURL ?? '');
  await page.goto(`${origin}/zubehoer/planke`);
  const drawing = page.getByRole('img', { name: /^Planke mit .+ von oben/ });
  await expect(drawing).toBeVisible();
  await expect(drawing.getByText('260')).toBeVisible();
  await page.goto(`${origin}/zubehoer/boje-60`);
  await expect(page.getByRole('img', { name: /^Boje 60 von vorn/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /im gleichen Maßstab/ })).toHaveCount(0);
});

test('in the United States the drawing of an accessory on its sink uses inches', async ({ page, baseURL }) => {
  await page.goto(`${originOf('us', baseURL ?? '')}/accessories/planke`);
  await expect(page.getByRole('img', { name: /^Planke with .+ from above/ })).toContainText(/10\.24 in \(260\)/);
});
