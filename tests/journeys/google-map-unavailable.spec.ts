import { expect } from '@playwright/test';
import { standInForGoogle } from '../support/browser/google-maps.ts';
import { googlePage, test } from '../support/browser/google-shop.ts';
import { openOwnShop } from '../support/browser/own-shop.ts';

// One shop for all tests.
test.describe.configure({ mode: 'default' });

test('a script that fails to load is retried three times with growing delays; then the map says so, and offers a retry', async ({
  page,
  shop,
}) => {
  const { visit, mapContainer, loadOnce } = googlePage(page, shop);
  let isAway = true;
  const at: number[] = [];
  await page.clock.install();
  await standInForGoogle(page, async () => {
    at.push(await page.evaluate(() => Date.now()));
    return isAway ? 'abort' : 'answer';
  });
  await visit('/dealer?place=Hamburg');
  await loadOnce.click();
  const failure = page.getByRole('group', { name: 'Die Karte lässt sich nicht laden' });
  await expect(async () => {
    await page.clock.runFor(250);
    await expect(failure).toBeVisible({ timeout: 50 });
  }).toPass();
  const [first = 0, second = 0, third = 0] = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect([at.length, first >= 500, second >= 1500, third >= 4500]).toEqual([4, true, true, true]);
  await expect(mapContainer).toHaveAttribute('data-load', 'NOT_LOADED');
  isAway = false;
  await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(mapContainer).toHaveAttribute('data-load', 'LOADED');
});

test('D-06 nothing before consent; then three states and three retries; in another language our own map', async ({ page, shop }) => {
  const { mapContainer, loadOnce } = googlePage(page, shop);
  await page.clock.install();
  const at: number[] = [];
  const requested = await standInForGoogle(page, async () => {
    at.push(await page.evaluate(() => Date.now()));
    return at.length < 4 ? 'abort' : 'answer';
  });
  await page.goto(`http://ch.localhost:${shop.port}/dealer`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Datenschutzeinstellungen' }).first()).toBeVisible();
  expect(requested).toEqual([]);
  const states: string[] = [];
  await page.exposeFunction('noteState', (state: string) => states.push(state));
  await page.evaluate(() => {
    const note = (): void => {
      const state = document.querySelector<HTMLElement>('[data-load]')?.dataset['load'] ?? 'none';
      (window as unknown as { noteState: (state: string) => void }).noteState(state);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-load'] });
  });
  await loadOnce.click();
  await expect(async () => {
    await page.clock.runFor(250);
    await expect(mapContainer).toHaveAttribute('data-load', 'LOADED', { timeout: 50 });
  }).toPass();
  expect(states.filter((state, index) => state !== 'none' && state !== states[index - 1])).toEqual(['NOT_LOADED', 'IS_LOADING', 'LOADED']);
  const delays = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(delays).toHaveLength(3);
  expect([...delays].sort((one, other) => one - other)).toEqual(delays);
  // Google's loader supports one language per document.
  await page.getByRole('button', { name: 'Land und Sprache wählen' }).first().click();
  await page.locator('a[hreflang="fr-CH"]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.clock.resume();
  await expect(page.locator('[data-idle=true]')).toBeVisible();
  await expect(mapContainer).toHaveCount(0);
  expect(requested).toHaveLength(4);
});

test('if Google rejects the key, our own map comes back', async ({ page }) => {
  const other = await openOwnShop({ GOOGLE_MAPS_KEY: 'unknown-key' });
  const { visit, pins, loadOnce } = googlePage(page, other);
  try {
    await standInForGoogle(page);
    await visit('/dealer?place=Hamburg');
    await loadOnce.click();
    await expect(page.locator('[data-idle=true]')).toBeVisible();
    await expect(pins.first()).toBeVisible();
    await expect(loadOnce).toHaveCount(0);
  } finally {
    await other.close();
  }
});
