import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';
import { withoutDrawing } from '../support/browser/without-drawing.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'In 3D ansehen' });
const visit = (page: Page, baseURL: string | undefined, path: string) => page.goto(`${originOf('de', baseURL ?? '')}${path}`);

test('B-08 a click, and nothing before it, fetches the 3-D view; arrows rotate, finishes change, Escape closes', async ({
  page,
  baseURL,
}) => {
  const [fetched, faults]: [string[], string[]] = [[], []];
  page.on('request', (request) => /model-|\.glb$|grain-/.test(request.url()) && fetched.push(new URL(request.url()).pathname));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  await visit(page, baseURL, '/spuelen/delta-60-s');
  await opener(page).focus();
  expect(fetched).toEqual([]);
  await opener(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delta 60 S in 3D' });
  await expect(dialog).toBeVisible();
  const model = dialog.getByRole('img', { name: /^3D-Modell: Delta 60 S, Anthrazit/ });
  // Software rendering: a busy machine is slow.
  await expect(model).toBeVisible({ timeout: 90_000 });
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  expect(fetched.filter((path) => path.endsWith('.glb'))).toHaveLength(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(model).toBeFocused();
  for (let turn = 0; turn < 5; turn++) await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(/^Ansicht von rechts, von oben$/)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Nach links drehen' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(model).toBeFocused();
  await dialog.getByRole('radio', { name: 'Sand' }).click();
  await expect(dialog.getByRole('img', { name: /^3D-Modell: Delta 60 S, Sand/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Nach oben kippen' }).click();
  await dialog.getByRole('button', { name: 'Ansicht zurücksetzen' }).click();
  await expect(page.locator('[data-announcer="polite"]')).toContainText('Ansicht von vorn, von oben');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test('B-08 if a browser cannot render models, described pictures and a link to the drawings are shown', async ({ page, baseURL }) => {
  await withoutDrawing(page);
  await visit(page, baseURL, '/armaturen/bogen-p');
  const pictures = await page.locator('[id^="picture-"] img').evaluateAll((all) => (all as HTMLImageElement[]).map(({ alt }) => alt));
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: 'Bogen P in 3D' });
  await expect(dialog.getByRole('status')).toContainText('Dieser Browser zeigt keine 3D-Modelle.');
  // The views from the product page: as many as it has pictures.
  expect(pictures.length).toBeGreaterThan(2);
  for (const alt of pictures) await expect(dialog.getByRole('figure').filter({ hasText: alt })).toHaveCount(1);
  await expect(dialog.getByRole('figure')).toHaveCount(pictures.length);
  await expect(dialog.getByRole('figure').first()).toContainText('Bogen P');
  await dialog.getByRole('link', { name: 'Zu den Zeichnungen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#dimensions$/);
});

test('B-08 without script there is no 3-D button; pictures and drawings are on the page', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await visit(page, baseURL, '/spuelen/delta-60-s');
  await expect(opener(page)).toBeHidden();
  await expect(page.locator('#picture-1').getByRole('img')).toBeVisible();
  await expect(page.locator('#dimensions').getByRole('img').first()).toBeVisible();
  await page.close();
});
