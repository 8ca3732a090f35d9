import { expect, type Page, test } from '@playwright/test';

const open = (page: Page, example: string) => page.goto(`/docs/frame/${example}`, { waitUntil: 'networkidle' });

const carouselIn = (page: Page) => page.getByRole('region', { name: 'New at Undula' });
const inSight = (page: Page) => page.locator('[role=group]:not([inert])');
const row = (page: Page) => page.locator('[aria-live]:has(> [role=group])');

/** Activated, away from the pointer, and with a controlled clock. */
const openWithoutMotion = async (page: Page, example: string): Promise<void> => {
  await page.clock.install({ time: 0 });
  await open(page, example);
  await inSight(page).first().hover();
  await expect(page.locator('[data-led]')).toBeVisible();
  await page.clock.pauseAt(100_000);
  await page.mouse.move(0, 0);
};

const sizes = [
  { width: 389, cards: 1, grid: 1 },
  { width: 390, cards: 1, grid: 1 },
  { width: 833, cards: 1, grid: 1 },
  { width: 834, cards: 2, grid: 3 },
  { width: 1193, cards: 2, grid: 3 },
  { width: 1194, cards: 3, grid: 4 },
  { width: 1439, cards: 3, grid: 4 },
  { width: 1440, cards: 4, grid: 4 },
  { width: 1920, cards: 4, grid: 4 },
];

for (const perView of ['cards', 'grid'] as const) {
  test(`M-45 ${perView}: the number of slides side by side follows the size class, 84 px apart`, async ({ page }) => {
    await open(page, `carousel/${perView}`);
    for (const size of sizes) {
      await page.setViewportSize({ width: size.width, height: 900 });
      await expect(inSight(page), `${size.width} px`).toHaveCount(size[perView]);
    }
    const tiles = page.locator('[role=group] > div');
    const [first, second] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()];
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(84, 0);
  });
}

test('M-45 the last slide precedes the first and vice versa; without looping it stops at both ends', { tag: '@core' }, async ({ page }) => {
  await open(page, 'carousel/one');
  const at = (text: string) => expect(carouselIn(page).getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await at('5 / 5');
  // While it glides two are visible.
  await expect
    .poll(() => inSight(page).evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label'))))
    .toEqual(['5 of 5']);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await at('1 / 5');
  await open(page, 'carousel/ends');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await at('2 / 5');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await at('1 / 5');
});

for (const [example, delayMs] of [
  ['autoplay', 5000],
  ['module', 4000],
] as const) {
  test(`M-45 autoplays every ${delayMs} ms, silently, and its pause button is first and announced`, async ({ page }) => {
    await openWithoutMotion(page, `carousel/${example}`);
    await expect(row(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(delayMs - 100);
    await expect(carouselIn(page).getByText('1 / 3')).toBeVisible();
    await page.clock.runFor(200);
    await expect(carouselIn(page).getByText('2 / 3')).toBeVisible();
    await page.clock.runFor(delayMs);
    await expect(carouselIn(page).getByText('3 / 3')).toBeVisible();
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await expect(row(page)).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(0, 0);
    await page.clock.runFor(4 * delayMs);
    await expect(carouselIn(page).getByText('3 / 3')).toBeVisible();
    await expect(carouselIn(page).getByRole('button').first()).toHaveAccessibleName('Play slides');
  });
}

test('M-45 a step takes 300 ms', async ({ page }) => {
  await openWithoutMotion(page, 'carousel/one');
  const second = page.getByRole('group', { name: '2 of 5' });
  const home = (await page.getByRole('group', { name: '1 of 5' }).boundingBox())?.x ?? 0;
  const beyond = async (): Promise<number> => ((await second.boundingBox())?.x ?? 0) - home;
  const way = await beyond();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(100);
  expect(await beyond()).toBeGreaterThan(0.1 * way);
  await page.clock.runFor(200);
  expect(Math.abs(await beyond())).toBeLessThan(0.02 * way);
});

test('M-45 pauses on hover, stops for good on keyboard use, plays on request', async ({ page }) => {
  await openWithoutMotion(page, 'carousel/autoplay');
  const at = (text: string) => expect(carouselIn(page).getByText(text)).toBeVisible();
  await inSight(page).hover();
  await page.clock.runFor(20_000);
  await at('1 / 3');
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await at('2 / 3');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeFocused();
  await page.clock.runFor(20_000);
  await at('2 / 3');
  await page.keyboard.press('Enter');
  await page.clock.runFor(5100);
  await at('3 / 3');
  await page.keyboard.press('Tab');
  await page.clock.runFor(20_000);
  await at('3 / 3');
});

test('T-06 M-45 reduced motion: no autoplay and no gliding until requested', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openWithoutMotion(page, 'carousel/autoplay');
  await page.clock.runFor(20_000);
  await expect(carouselIn(page).getByText('1 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'Play slides' }).click();
  await page.clock.runFor(5100);
  await expect(carouselIn(page).getByText('2 / 3')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await context.close();
});

test('M-45 B-01 without script the row scrolls, and no useless button is rendered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/frame/carousel/autoplay`);
  await expect(page.locator('[data-per-view=one]:has(> [aria-live])')).toHaveCSS('overflow-x', 'auto');
  await expect(carouselIn(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

test('M-44 by keyboard: a thumbnail shows its large picture, Enter opens the lightbox, Escape returns the focus', async ({ page }) => {
  await open(page, 'gallery-carousel/product');
  const small = page.getByRole('link', { name: 'Picture 3 of 5' });
  await small.focus();
  await page.keyboard.press('Enter');
  await expect(small).toHaveAttribute('aria-current', 'true');
  const large = page.getByRole('link', { name: 'Grooves of the drainer' });
  await expect(page.locator('li', { has: large })).not.toHaveAttribute('inert');
  await large.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pictures of Delta 60 S' }).locator('li:not([inert]) img')).toHaveAccessibleName(
    'Grooves of the drainer',
  );
  await page.keyboard.press('Escape');
  await expect(large).toBeFocused();
});

test('M-44 M-45 a tile of the row opens the lightbox at its picture; the focus returns to it', async ({ page }) => {
  await open(page, 'gallery-carousel/grid');
  const tile = page.getByRole('link', { name: 'The same sink from above' });
  await tile.click();
  const box = page.getByRole('dialog', { name: 'Pictures of Delta 60 S' });
  await expect(box.locator('li:not([inert]) img')).toHaveAccessibleName('The same sink from above');
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
  await expect(tile).toBeFocused();
});
