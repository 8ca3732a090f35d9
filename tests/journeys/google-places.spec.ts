import { expect, type Page } from '@playwright/test';
import { googleRequestsOf, standInForGoogle } from '../support/browser/google-maps.ts';
import { googlePage, test } from '../support/browser/google-shop.ts';
import { collectPolicyViolations } from '../support/browser/stories.ts';

// One shop for all tests.
test.describe.configure({ mode: 'default' });

const placeField = (page: Page) => page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const found = (page: Page) => page.getByRole('main').getByRole('status').first();

test('D-06 D-07 without consent only the shop suggests places', async ({ page, shop }) => {
  const { visit } = googlePage(page, shop);
  const requested = await standInForGoogle(page);
  await visit('/dealer');
  await placeField(page).pressSequentially('Deutz');
  await expect(option(page, /^Deutz/)).toHaveCount(0);
  await placeField(page).fill('Paderb');
  await expect(option(page, /^Paderborn/).first()).toBeVisible();
  expect(requested).toEqual([]);
});

test('D-02 with consent Google suggests places of the country, and the dealers near the chosen one are shown', async ({ page, shop }) => {
  const { visit, mapContainer, loadOnce, pins } = googlePage(page, shop);
  const violations = await collectPolicyViolations(page);
  await standInForGoogle(page);
  const ours: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/places')) ours.push(request.url());
  });
  await visit('/dealer');
  await loadOnce.click();
  await expect(mapContainer).toHaveAttribute('data-load', 'LOADED');
  await placeField(page).pressSequentially('Deut');
  await expect(option(page, 'Deutz, Köln, Deutschland')).toBeVisible();
  await option(page, 'Deutz, Köln, Deutschland').click();
  await expect(page).toHaveURL(/\/dealer\?at=50\.938%2C6\.975&place=Deutz/);
  await expect(found(page)).toHaveText('Die 5 nächsten Händler zu Deutz, Köln, Deutschland');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Köln');
  await expect(pins).toHaveCount(5);
  const { places, located } = await googleRequestsOf(page);
  expect(places.at(-1)).toMatchObject({ input: 'Deut', includedRegionCodes: ['DE'], language: 'de' });
  expect(located).toEqual([{ placeId: 'deutz', fields: ['location'], isBilledWithTyping: true }]);
  // The next search is a new session.
  await placeField(page).fill('');
  await placeField(page).pressSequentially('Deutschn');
  await option(page, /^Deutschneudorf/).click();
  await expect(page).toHaveURL(/at=50\.605%2C13\.461/);
  const after = await googleRequestsOf(page);
  expect(after.places.every(({ hasFreshToken }) => hasFreshToken)).toBe(true);
  expect(after.located.map(({ isBilledWithTyping }) => isBilledWithTyping)).toEqual([true, true]);
  expect([ours, violations]).toEqual([[], []]);
});

test('D-07 without places from Google the shop suggests its own; one that cannot be located is searched by its name', async ({
  page,
  shop,
}) => {
  const { visit, mapContainer, loadOnce } = googlePage(page, shop);
  await standInForGoogle(page);
  await visit('/dealer');
  await loadOnce.click();
  await expect(mapContainer).toHaveAttribute('data-load', 'LOADED');
  await placeField(page).pressSequentially('Deutschn');
  await expect(option(page, /^Deutschneudorf/)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { hasNoPlaces: true }));
  await option(page, /^Deutschneudorf/).click();
  await expect(page).toHaveURL(/\/dealer\?place=Deutschneudorf/);
  await placeField(page).fill('');
  await placeField(page).pressSequentially('Paderb');
  await option(page, /^Paderborn/)
    .first()
    .click();
  await expect(found(page)).toHaveText(/^Die 5 nächsten Händler zu Paderborn/);
});

test("D-07 if Google's script does not load the shop suggests its own places, meanwhile and afterwards", async ({ page, shop }) => {
  const { visit, loadOnce } = googlePage(page, shop);
  await standInForGoogle(page, async () => 'abort');
  await visit('/dealer');
  await loadOnce.click();
  await placeField(page).pressSequentially('Paderb');
  await expect(option(page, /^Paderborn/).first()).toBeVisible();
  // The elements around an open list are hidden.
  await placeField(page).press('Escape');
  await expect(page.getByRole('group', { name: 'Die Karte lässt sich nicht laden' })).toBeVisible({ timeout: 15_000 });
  await placeField(page).fill('');
  await placeField(page).pressSequentially('Erfu');
  await expect(option(page, /^Erfurt/).first()).toBeVisible();
});

test("the visitor's position is not sent to Google, even on its own map", async ({ page, shop, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 53.5511, longitude: 9.9937 });
  const { visit, mapContainer, loadOnce, pins } = googlePage(page, shop);
  await standInForGoogle(page);
  await visit('/dealer');
  await loadOnce.click();
  await expect(mapContainer).toHaveAttribute('data-load', 'LOADED');
  await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click();
  await expect(found(page)).toHaveText('Die 5 nächsten Händler zu Ihrem Standort');
  await pins.first().press('Enter');
  await expect.poll(async () => (await googleRequestsOf(page)).zoom).toBe(12);
  const { routes, places } = await googleRequestsOf(page);
  expect([routes, places]).toEqual([[], []]);
});
