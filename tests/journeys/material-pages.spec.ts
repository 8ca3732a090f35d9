import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: RegExp) => page.locator('#weights').getByRole('link', { name });
/** The drawn length of a weight line. */
const lengthOf = (page: Page, name: RegExp): Promise<number> =>
  row(page, name)
    .locator('[data-kind="cabinet"][class*="line"]')
    .last()
    .evaluate((line) => line.getBoundingClientRect().width);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test("granite shows its production, its colours, its resistance and each sink's weight, to scale", async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      await shopper.visit('werkstoffe/granit');
      await expect(page.locator('#making').getByRole('listitem')).toHaveCount(4);
      await expect(page.locator('#looks').getByRole('listitem')).toHaveCount(6);
      await expect(page.locator('#tolerates').getByRole('list')).toHaveCount(2);
      await expect(row(page, /Kiesel\s45/)).toContainText(/6,9\skg/);
      const [light, heavy] = [await lengthOf(page, /Kiesel\s45/), await lengthOf(page, /Wehr\s80/)];
      expect(light / heavy).toBeCloseTo(6.9 / 24.5, 1);
      await expect(page.locator('#care')).toContainText(/15\sMinuten/);
    });

    test('a granite colour leads to the sink in it', async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      await shopper.visit('werkstoffe/granit');
      await page.locator('#looks').getByRole('link', { name: 'Sand', exact: true }).click();
      await expect(page).toHaveURL(/\/spuelen\/delta-60-s\?finish=sand$/);
    });

    test("brass shows its finishes, and every tap's weight, to scale", async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      await shopper.visit('werkstoffe');
      await page.locator('#brass').getByRole('link', { name: 'Mehr über Messing' }).click();
      await expect(page).toHaveURL(/\/werkstoffe\/messing$/);
      // Measured once the page is complete.
      await shopper.visit('werkstoffe/messing');
      await expect(page.locator('#looks').getByRole('listitem')).toHaveCount(4);
      await expect(page.locator('#weights').getByRole('listitem')).toHaveCount(14);
      const [light, heavy] = [await lengthOf(page, /Ufer/), await lengthOf(page, /Strahl/)];
      expect(light / heavy).toBeCloseTo(1.7 / 3.6, 1);
    });

    test('the home page draws each cabinet width to scale and links to what fits', async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      await shopper.visit('');
      const cabinets = page.locator('#cabinets').getByRole('listitem');
      await expect(cabinets).toHaveCount(5);
      const widths = await page
        .locator('#cabinets svg')
        .evaluateAll((drawings) => drawings.map((one) => one.getBoundingClientRect().width));
      expect((widths[0] ?? 0) / (widths[4] ?? 1)).toBeCloseTo(45 / 90, 1);
      await expect(page.locator('#years')).toContainText(/15\sJahre.*5\sJahre.*2\sJahre/s);
      await cabinets.nth(2).getByRole('link').click();
      await expect(page).toHaveURL(/\/spuelen\?cabinet=60$/);
    });
  });
}

test('in Japan the page of granite is Japanese, with kilograms', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('jp');
  await shopper.visit('materials/granite');
  await expect(page.locator('#making')).toContainText('混ぜる');
  await expect(row(page, /Wehr\s80/)).toContainText(/24\.5\skg/);
});

test('C-12 in the United States granite weights are in pounds', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us');
  await shopper.visit('materials/granite');
  await expect(row(page, /Wehr\s80/)).toContainText(/54\slb/);
  await expect(main(page)).not.toContainText(/\d\skg/);
});

test('no product appears twice on the home page', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('');
  const names = await main(page).getByRole('article').getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
});
