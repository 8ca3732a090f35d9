import { expect, type Page } from '@playwright/test';
import { recordLiveRegions, takeLiveRegionLog } from '../tests/support/browser/live-region-log.ts';
import { test } from '../tests/support/browser/shopper.ts';

/** Performs an action, waits for its visible result, and returns the announcements in the meantime. */
const announcedWhile = async (page: Page, act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<string[]> => {
  await takeLiveRegionLog(page);
  await act();
  await seen();
  // Late announcements follow within two frames of the visible change.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return takeLiveRegionLog(page);
};

test('B-07 K-03 adding, changing and removing announce one thing each', async ({ shopperIn, page }) => {
  await recordLiveRegions(page);
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/lagune-60');
  const dialog = shopper.dialog();
  const counts = (count: number) => expect(dialog.getByRole('heading', { level: 2 })).toHaveText(shopper.t('cart.heading', { count }));
  const adding = await announcedWhile(
    page,
    () => shopper.putIntoCart(),
    () => expect(dialog).toContainText(shopper.t('cart.added', { name: 'Lagune 60' })),
  );
  expect(adding).toHaveLength(1);
  expect(adding[0]).toContain('389,00');
  const more = dialog.getByRole('button', { name: shopper.sayStart('cart.more') }).first();
  const changing = await announcedWhile(
    page,
    () => more.click(),
    () => counts(2),
  );
  expect(changing).toHaveLength(1);
  expect(changing[0]).toContain('778,00');
  const removing = await announcedWhile(
    page,
    () =>
      dialog
        .getByRole('button', { name: /Lagune 60.*entfernen/ })
        .first()
        .click(),
    () => expect(dialog).toContainText(shopper.t('cart.empty.title')),
  );
  expect(removing).toHaveLength(1);
});

test('B-07 a filter announces one thing: the current number of results', async ({ shopperIn, page }) => {
  await recordLiveRegions(page);
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  const count = page.getByRole('main').getByRole('status');
  const before = await count.innerText();
  const filtering = await announcedWhile(
    page,
    () =>
      page
        .getByRole('main')
        .getByRole('checkbox', { name: /^Granit/ })
        .check({ force: true }),
    async () => {
      await page.waitForURL('**/spuelen?*material=granite*');
      await expect(count).not.toHaveText(before);
    },
  );
  expect(filtering).toHaveLength(1);
  expect(filtering[0]).toMatch(/\d/);
});
