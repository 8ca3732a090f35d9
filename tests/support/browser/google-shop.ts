import { test as base, type Locator, type Page } from '@playwright/test';
import { type OwnShop, openOwnShop } from './own-shop.ts';

/** Tests with a shop whose key the stand-in for Google knows; one shop per worker. */
export const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures in it
    async ({}, use) => {
      const shop = await openOwnShop({ GOOGLE_MAPS_KEY: 'known-key' });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});

/** The German dealer page of such a shop, and its map elements. */
export const googlePage = (
  page: Page,
  shop: OwnShop,
): { visit: (path: string) => Promise<unknown>; map: Locator; mapContainer: Locator; pins: Locator; loadOnce: Locator } => {
  const map = page.getByRole('region', { name: 'Karte der Händler' });
  return {
    visit: (path) => page.goto(`http://de.localhost:${shop.port}${path}`, { waitUntil: 'networkidle' }),
    map,
    mapContainer: page.locator('[data-load]'),
    pins: map.getByRole('button', { name: /^\d, / }),
    loadOnce: page.getByRole('button', { name: 'Google-Karte einmal laden' }),
  };
};
