import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');

const visit = (page: Page, baseURL: string | undefined, path: string, country = 'de' as Parameters<typeof originOf>[0]) =>
  page.goto(`${originOf(country, baseURL ?? '')}${path}`, { waitUntil: 'networkidle' });

test('D-02 a number in the list selects its dealer on the map, and a pin on the map in the list', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/dealer?place=Erfurt');
  await rows(page).nth(1).getByRole('button', { name: /^2, / }).click();
  const chosen = page.locator('li[data-selected]');
  await expect(chosen.getByRole('button', { name: /^2, / })).toHaveAttribute('aria-pressed', 'true');
  const map = page.getByRole('region', { name: 'Karte der Händler' }).first();
  const pin = map.getByRole('button', { name: /^2, / });
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  for (let away = 0; away < 6; away++) await map.getByRole('button', { name: 'Verkleinern' }).press('Enter');
  // Groups form while it moves: which pin is the first changes.
  await expect(map.locator('[data-idle="true"][data-drawn="true"]')).toBeVisible();
  const other = map.getByRole('button', { name: /^[1345], (?!.*näher zeigen)/ }).first();
  const name = (await other.getAttribute('aria-label')) ?? '';
  await other.press('Enter');
  await expect(chosen).toContainText(name.replace(/^\d+, /, ''));
  await expect(chosen).toHaveCount(1);
});

test('D-02 the map is moved by keyboard; its buttons stop at either end', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/dealer?place=Berlin');
  const map = page.getByRole('region', { name: 'Karte der Händler' }).first();
  const nearer = map.getByRole('button', { name: 'Vergrößern' });
  const further = map.getByRole('button', { name: 'Verkleinern' });
  await expect(map.locator('[data-idle="true"]')).toBeVisible();
  const clickButton = async (button: typeof nearer): Promise<void> => {
    await button.focus();
    await button.press('Enter');
    await expect(map.locator('[data-idle="true"]')).toBeVisible();
  };
  await expect(async () => {
    await clickButton(further);
    await expect(further).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(nearer).toBeEnabled();
  await expect(map.getByRole('button', { name: /Händler, näher zeigen$/ }).first()).toBeVisible();
  await expect(async () => {
    await clickButton(nearer);
    await expect(nearer).toBeDisabled({ timeout: 500 });
  }).toPass();
});

test('D-07 the map is served by the shop alone: no third-party request', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, baseURL, '/dealer?place=K%C3%B6ln');
  const map = page.getByRole('region', { name: 'Karte der Händler' }).first();
  await expect(map.locator('[data-idle="true"]')).toBeVisible();
  await expect(map.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  const origin = new URL(page.url()).origin;
  expect(requested.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(requested.some((url) => url.endsWith('/map/de.json'))).toBe(true);
});

test('D-07 a map that fails to load says so and retries; the list beside it works', async ({ page, baseURL }) => {
  let isDown = true;
  await page.route('**/map/de.json', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await visit(page, baseURL, '/dealer?place=K%C3%B6ln');
  await expect(page.getByText('Die Karte lässt sich nicht laden')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  isDown = false;
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('region', { name: 'Karte der Händler' }).first().locator('[data-idle="true"]')).toBeVisible();
});
