import { expect, type Page, test } from '@playwright/test';
import { mapOf, openMap } from '../support/browser/map-example.ts';
import { openExample } from '../support/browser/stories.ts';

const button = (page: Page, name: string | RegExp) => mapOf(page).getByRole('button', { name, exact: typeof name === 'string' });
const canvas = (page: Page) => page.locator('canvas');

/** Clicks a zoom button until it is disabled; returns the number of clicks. */
const clickUntilDisabled = async (page: Page, name: string): Promise<number> => {
  let clicks = 0;
  while (await button(page, name).isEnabled()) {
    await button(page, name).press('Enter');
    clicks += 1;
    await expect(page.locator('[data-idle=true]')).toBeVisible();
  }
  return clicks;
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('zoom buttons are disabled at the minimum and maximum zoom', async ({ page }) => {
  await openMap(page, 'empty');
  await expect(button(page, 'Zoom out')).toBeDisabled();
  expect(await clickUntilDisabled(page, 'Zoom in')).toBe(9);
  await expect(button(page, 'Zoom out')).toBeEnabled();
  await openMap(page, 'markers');
  await clickUntilDisabled(page, 'Zoom out');
  expect(await clickUntilDisabled(page, 'Zoom in')).toBe(11);
});

test('a group shows its count, in k from a thousand on, and splits on click', async ({ page }) => {
  await openMap(page, 'thousand');
  await expect(button(page, /dealers, zoom in/).first()).toBeVisible();
  await clickUntilDisabled(page, 'Zoom out');
  await expect(button(page, '1.2k dealers, zoom in')).toHaveText('1.2k');
  await openMap(page, 'clusters');
  const groups = button(page, '2 dealers, zoom in');
  await expect(groups).toHaveCount(3);
  await groups.first().press('Enter');
  await expect(button(page, /^\d+, キッチン/)).toHaveCount(2);
});

test('Tab moves to the map, to its markers from north to south, then to zoom and sources', async ({ page }) => {
  await openMap(page, 'selected');
  await expect(button(page, '2, Studio Portz')).toHaveAttribute('aria-pressed', 'true');
  await canvas(page).focus();
  await page.keyboard.press('Tab');
  const tops: number[] = [];
  while (await page.evaluate(() => document.activeElement?.textContent !== '' && document.activeElement?.tagName === 'BUTTON')) {
    tops.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0));
    await page.keyboard.press('Tab');
  }
  expect(tops.length).toBeGreaterThan(1);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(button(page, 'Zoom in')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(mapOf(page).getByRole('link')).toBeFocused();
});

test('arrow keys move the map, plus and minus zoom it, while it has the focus', async ({ page }) => {
  await openMap(page, 'selected');
  const pin = button(page, '2, Studio Portz');
  const boxOf = async () => pin.boundingBox();
  await canvas(page).focus();
  const before = await boxOf();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await boxOf())?.y).toBeLessThan(before?.y ?? 0);
  await clickUntilDisabled(page, 'Zoom out');
  await canvas(page).focus();
  await page.keyboard.press('+');
  await expect(button(page, 'Zoom out')).toBeEnabled();
  await page.keyboard.press('-');
  await expect(button(page, 'Zoom out')).toBeDisabled();
});

test('half a second after a selection the map zooms in on the dealer', async ({ page }) => {
  await page.clock.install();
  await openExample(page, 'dealer-map/markers');
  const pin = button(page, '2, Studio Portz');
  await expect(button(page, 'Zoom in')).toBeVisible();
  while ((await pin.count()) === 0) {
    await button(page, 'Zoom in').press('Enter');
    await page.clock.runFor(400);
  }
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const before = await pin.boundingBox();
  await page.clock.runFor(490);
  expect(await pin.boundingBox()).toEqual(before);
  await page.clock.runFor(200);
  await expect.poll(async () => (await pin.boundingBox())?.x).not.toBe(before?.x);
});

test('the wheel scrolls the page, not the map', async ({ page }) => {
  await openMap(page, 'selected');
  await page.evaluate(() => {
    document.body.style.paddingBottom = '300vh';
  });
  const pin = button(page, '2, Studio Portz');
  await canvas(page).hover();
  await page.mouse.wheel(0, 120);
  await expect(mapOf(page)).toContainText('Hold Ctrl and scroll to zoom');
  await expect(page.locator('[data-idle=true]')).toBeVisible();
  const before = await pin.boundingBox();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await pin.boundingBox())?.x).toBe(before?.x);
});
