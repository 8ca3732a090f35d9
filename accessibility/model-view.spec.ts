import { expect, test } from '@playwright/test';
import { withoutDrawing } from '../tests/support/browser/without-drawing.ts';
import { visit } from './open.ts';
import { findViolations } from './scan.ts';

const product = { name: 'model-view', country: 'de', language: 'de', path: '/armaturen/steg' } as const;

test('B-08 T-06 axe finds nothing on the 3-D view, in light, dark and forced colours', async ({ browser, baseURL }) => {
  test.slow();
  const { page, openScreen, close } = await visit(browser, baseURL);
  await openScreen(product);
  await page.getByRole('button', { name: 'In 3D ansehen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Steg in 3D' });
  await expect(dialog.getByRole('img', { name: /^3D-Modell/ })).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('progressbar')).toBeHidden({ timeout: 30_000 });
  const violations = await findViolations(page);
  await close();
  expect(violations).toEqual([]);
});

test('B-08 T-06 axe finds nothing on the replacement where no model can be shown', async ({ browser, baseURL }) => {
  const { page, openScreen, close } = await visit(browser, baseURL);
  await withoutDrawing(page);
  await openScreen(product);
  await page.getByRole('button', { name: 'In 3D ansehen' }).click();
  await expect(page.getByRole('dialog', { name: 'Steg in 3D' }).getByRole('figure').first()).toBeVisible();
  const violations = await findViolations(page);
  await close();
  expect(violations).toEqual([]);
});
