import { expect, test } from '@playwright/test';
import { mapOf, openMap } from '../support/browser/map-example.ts';
import { collectPolicyViolations, openExample } from '../support/browser/stories.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the map makes requests to the shop only, without a CSP violation', { tag: '@core' }, async ({ page, baseURL }) => {
  const violations = await collectPolicyViolations(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openMap(page, 'markers');
  expect(requested.filter((url) => new URL(url).origin !== new URL(baseURL ?? '').origin)).toEqual([]);
  expect(requested.some((url) => url.endsWith('/map/de.json'))).toBe(true);
  expect(requested.some((url) => /\/assets\/maplibre-gl-worker-[\w-]+\.js$/.test(url))).toBe(true);
  expect(violations).toEqual([]);
  await expect(mapOf(page).getByRole('link', { name: 'GeoNames (CC BY 4.0)' })).toHaveAttribute(
    'href',
    /creativecommons\.org\/licenses\/by\/4\.0/,
  );
  await expect(mapOf(page)).toContainText('Natural Earth');
});

test('the engine, its worker and the data load once the map is in view, within their size limits', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const [name] = /own-map|maplibre-gl-worker|map\/\w\w\.json/.exec(request.url()) ?? [];
    if (name !== undefined) sizes.set(name, (await request.sizes()).responseBodySize);
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.body.style.setProperty('padding-top', '300vh'));
  });
  await openExample(page, 'dealer-map/markers');
  expect([...sizes.keys()]).toEqual([]);
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-idle=true]')).toBeVisible();
  await expect.poll(() => sizes.size).toBe(3);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify([...sizes]) });
  expect(sizes.get('own-map')).toBeLessThanOrEqual(256 * 1024);
  expect(sizes.get('maplibre-gl-worker')).toBeLessThanOrEqual(128 * 1024);
  expect(sizes.get('map/de.json')).toBeLessThanOrEqual(150 * 1024);
});

test('a map that fails to load says so and loads on retry', async ({ page }) => {
  let isBroken = true;
  await page.route('**/map/de.json', (route) => (isBroken ? route.abort() : route.continue()));
  await openExample(page, 'dealer-map/markers');
  const notice = page.getByRole('group', { name: 'The map does not load' });
  await expect(notice).toBeVisible();
  isBroken = false;
  await notice.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.locator('[data-idle=true]')).toBeVisible();
});

test('if the browser cannot render maps, a sentence refers to the list', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openExample(page, 'dealer-map/markers');
  await expect(mapOf(page)).toHaveText('This browser cannot draw the map. All dealers are in the list.');
  expect(requested.filter((url) => url.includes('own-map'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence replaces the map', async ({ page }) => {
    await page.goto('/docs/frame/dealer-map/markers');
    await expect(mapOf(page)).toHaveText('The map appears here. All dealers are also in the list.');
  });
});
