import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

const phone = (page: Page) => page.getByRole('main').getByRole('complementary').filter({ hasText: '+49 30 23125000' });

test("the form shows whether the phone is staffed now, in the company's time zone, and updates when that changes", async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  // A Wednesday.
  await page.clock.install({ time: new Date('2026-09-23T16:59:30+02:00') });
  await shopper.visit('kontakt');
  await expect(phone(page)).toContainText('Jetzt erreichbar bis 18:00 Uhr');
  await page.clock.runFor(60_000);
  await expect(phone(page)).toContainText('Noch kurz erreichbar bis 18:00 Uhr');
  await page.clock.runFor(60 * 60_000);
  await expect(phone(page)).toContainText('Gerade nicht erreichbar wieder Donnerstag, 8:00 Uhr');
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("a visitor in another time zone sees the company's time zone, as in the phone hours", async ({ shopperIn, page }) => {
    const shopper = await shopperIn('gb');
    await page.clock.install({ time: new Date('2026-09-24T06:00:00+02:00') });
    await shopper.visit('contact');
    await expect(phone(page)).toContainText(/Answering today from 0?8:00/);
    await expect(phone(page)).toContainText('Monday to Friday');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('only the hours are shown: the current time is unknown', async ({ shopperIn, page }) => {
    const shopper = await shopperIn('de');
    await shopper.visit('kontakt');
    await expect(phone(page)).toContainText('Montag bis Freitag, 8–18 Uhr');
    await expect(phone(page)).not.toContainText(/erreichbar/i);
  });
});
