import { expect, test } from '@playwright/test';
import { openExample } from '../support/browser/stories.ts';

test('M-05 M-44 a tile opens the lightbox at its picture; the button and a click beside close it and return the focus', {
  tag: '@core',
}, async ({ page }) => {
  await openExample(page, 'module-gallery/kitchens');
  const tile = page.getByRole('link', { name: /^White ceramic sink with two bowls/ });
  await tile.click();
  const box = page.getByRole('dialog', { name: 'Eight kitchens' });
  await expect(box.getByText('2 / 8')).toBeVisible();
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
  await expect(tile).toBeFocused();
  await tile.press('Enter');
  await expect(box).toBeVisible();
  await page.mouse.click(8, 300);
  await expect(box).toBeHidden();
  await expect(tile).toBeFocused();
});

test('M-12 a thumbnail scrolls to its picture and is marked', async ({ page }) => {
  await openExample(page, 'module-stage-thumbnails/colours');
  const third = page.getByRole('link', { name: 'Picture 3 of 6' });
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('img', { name: /^Delta 60 S in espresso/ })).toBeInViewport();
});

test('M-11 M-45 after the last picture comes the first', async ({ page }) => {
  await openExample(page, 'module-big-image-slider/usual');
  const slides = page.getByRole('group', { name: /^Picture \d of 3$/, includeHidden: true });
  const next = page.getByRole('button', { name: 'Next slide' });
  for (const at of [1, 2, 0]) {
    await next.click();
    await expect(slides.nth(at)).not.toHaveAttribute('inert');
    await expect(page.getByText(`${at + 1} / 3`)).toBeVisible();
  }
});

test('M-03 M-43 an embedded page is requested on the click that loads it once, and takes the focus', { tag: '@core' }, async ({ page }) => {
  const requested: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await openExample(page, 'module-media/frame');
  await expect(page.getByRole('link', { name: 'Privacy settings' })).toBeVisible();
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Load the content once' }).click();
  await expect(page.getByTitle('Map of Paderborn')).toBeFocused();
  await expect.poll(() => requested.length).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('M-05 M-12 pictures open on their own, thumbnails are anchors', async ({ page }) => {
    await openExample(page, 'module-stage-thumbnails/colours');
    await page.getByRole('link', { name: 'Picture 4 of 6' }).click();
    await expect(page.getByRole('img', { name: /^Delta 60 S in pebble/ })).toBeInViewport();
    await openExample(page, 'module-gallery/kitchens');
    await page.getByRole('link', { name: /^White ceramic sink with two bowls/ }).click();
    await expect(page).toHaveURL(/\/pictures\/kitchen-north-light-.*\.webp$/);
  });

  test('M-03 a link leads to the film and to the third-party page', async ({ page }) => {
    await openExample(page, 'module-media/video');
    await expect(page.getByRole('link', { name: /How Delta 60 S is installed/ })).toHaveAttribute('href', /youtube\.com/);
    await openExample(page, 'module-media/frame');
    await expect(page.getByRole('link', { name: /^Map of Paderborn/ })).toHaveAttribute('href', /openstreetmap\.org/);
  });
});
