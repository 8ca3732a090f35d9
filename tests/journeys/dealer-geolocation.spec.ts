import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

const hamburg = { latitude: 53.5511, longitude: 9.9937 };
const use = (page: Page) => page.getByRole('button', { name: 'Meinen Standort verwenden' });
const found = (page: Page) => page.getByRole('main').getByRole('status').first();
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const visit = (page: Page, baseURL: string | undefined) =>
  page.goto(`${originOf('de', baseURL ?? '')}/dealer?filter=unit-partner`, { waitUntil: 'networkidle' });

/** Counts how often the page requests the position from the browser; with a code the request fails with it. */
const watchGeolocation = (page: Page, failure?: number) =>
  page.addInitScript((code) => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    Object.assign(window, { asked: 0 });
    geolocation.getCurrentPosition = (found, failed, options) => {
      (window as unknown as { asked: number }).asked += 1;
      if (code === undefined) return ask(found, failed, options);
      failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    };
  }, failure);
const geolocationCallsIn = (page: Page) => page.evaluate(() => (window as unknown as { asked: number }).asked);

test('the position is requested only on click; the nearest dealers come first, and no third party gets it', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(hamburg);
  await watchGeolocation(page);
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (/53[.%]/.test(`${request.url()} ${request.postData() ?? ''}`)) leaks.push(new URL(request.url()).origin);
  });
  const answer = await visit(page, baseURL);
  expect(answer?.headers()['permissions-policy']).toContain('geolocation=(self)');
  await expect(use(page)).toBeVisible();
  expect(await geolocationCallsIn(page)).toBe(0);
  await use(page).click();
  await expect(page).toHaveURL(/\/dealer\?at=53\.551%2C9\.994&filter=unit-partner$/);
  await expect(found(page)).toHaveText('Die 5 nächsten Händler zu Ihrem Standort');
  await expect(rows(page).first()).toContainText('Hamburg');
  const distances = (await rows(page).allTextContents()).map((text) => Number(/([\d,]+)\u00a0km/.exec(text)?.[1]?.replace(',', '.')));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(await geolocationCallsIn(page)).toBe(1);
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(new Set(leaks)).toEqual(new Set([new URL(page.url()).origin]));
  // Another search clears it. An open list hides the elements around it.
  await page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }).fill('Erfurt');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/\/dealer\?filter=unit-partner&place=Erfurt$/);
});

for (const [about, code, words] of [
  ['refused', 1, 'Ihr Browser gibt den Standort nicht frei.'],
  ['not found', 2, 'Ihr Standort ließ sich gerade nicht ermitteln.'],
  ['not found in time', 3, 'Ihr Standort ließ sich gerade nicht ermitteln.'],
] as const)
  test(`a position that is ${about} is reported in words, the list stays and the button can be clicked again`, async ({
    page,
    baseURL,
  }) => {
    await watchGeolocation(page, code);
    await visit(page, baseURL);
    const before = await rows(page).count();
    await use(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
    await expect(rows(page)).toHaveCount(before);
    await expect(page).toHaveURL(/\/dealer\?filter=unit-partner$/);
    await use(page).click();
    await expect.poll(() => geolocationCallsIn(page)).toBe(2);
  });

test('a browser that denies by itself is handled, too', async ({ page, baseURL, context }) => {
  await context.clearPermissions();
  await visit(page, baseURL);
  await use(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ihr Browser gibt den Standort nicht frei.');
});
