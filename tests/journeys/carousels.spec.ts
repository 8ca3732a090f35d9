import { expect, type Locator, type Page, test } from '@playwright/test';

const widths = [390, 834, 1440, 1920];
const pages = [
  '/',
  ...['one', 'cards', 'grid', 'autoplay', 'ends', 'few', 'long'].map((variant) => `/docs/frame/carousel/${variant}`),
  '/docs/frame/gallery-carousel/grid',
];

/** Numbers of the visible slides; the others are inert. */
const inSight = (carousel: Locator): Promise<number[]> =>
  carousel
    .getByRole('group', { includeHidden: true })
    .evaluateAll((slides) => slides.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index])));

/** The centre of an element that is in view and not covered; undefined until then. */
const middleOf = (element: Locator): Promise<{ x: number; y: number } | undefined> =>
  element.evaluate((shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return shown.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  });

/** Clicks by pointer where the element is visible: fails if something covers it. Tolerates slow rendering on a busy machine. */
const clickWhenVisible = async (element: Locator): Promise<void> => {
  let middle = await middleOf(element);
  await expect
    .poll(async () => {
      middle = await middleOf(element);
      return middle !== undefined;
    })
    .toBe(true);
  await element.page().mouse.click(middle?.x ?? 0, middle?.y ?? 0);
};

const clickArrow = async (carousel: Locator, arrow: Locator): Promise<void> => {
  const before = (await inSight(carousel)).join();
  await clickWhenVisible(arrow);
  await expect.poll(async () => (await inSight(carousel)).join()).not.toBe(before);
};

const seeAllOf = async (carousel: Locator): Promise<void> => {
  const slides = await carousel.getByRole('group', { includeHidden: true }).count();
  // Elements before the slides: pause, previous, next.
  const arrows = carousel.locator('[data-screen-only]').getByRole('button');
  await expect.poll(async () => (await inSight(carousel)).length).toBeLessThanOrEqual(slides);
  const first = await inSight(carousel);
  if (!(await arrows.last().isVisible())) return expect(first).toHaveLength(slides);
  for (const [arrow, way] of [
    [arrows.last(), 'next'],
    [arrows.nth(-2), 'previous'],
  ] as const) {
    const seen = new Set(await inSight(carousel));
    for (let step = 0; step < slides - first.length; step++) {
      await clickArrow(carousel, arrow);
      for (const slide of await inSight(carousel)) seen.add(slide);
    }
    expect(seen.size, way).toBe(slides);
  }
};

const carouselsOn = (page: Page): Locator => page.locator('section[aria-roledescription]:visible');

for (const width of widths) {
  test(`M-45 the arrows of every carousel reach all its slides by pointer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const carousels = await carouselsOn(page).all();
      expect(carousels.length, path).toBeGreaterThan(0);
      for (const carousel of carousels) await test.step(`${path} ${await carousel.getAttribute('aria-label')}`, () => seeAllOf(carousel));
    }
  });
}

// From this width on the pictures of a product are stacked, without thumbnails.
const stackedFrom = 1194;

for (const width of widths.filter((one) => one < stackedFrom)) {
  test(`the thumbnails of a product lead to each large picture by pointer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/spuelen/delta-60-s', { waitUntil: 'networkidle' });
    const links = page.locator('a[href^="#picture-"]');
    const count = await links.count();
    expect(count).toBeGreaterThan(2);
    for (let index = count - 1; index >= 0; index--) {
      await clickWhenVisible(links.nth(index));
      await expect(page.locator(`#picture-${index + 1}`)).not.toHaveAttribute('inert');
      await expect(page.locator(`#picture-${index + 1}`)).toBeInViewport();
    }
  });
}

for (const width of widths.filter((one) => one >= stackedFrom)) {
  test(`every picture of a product is visible without a click at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/spuelen/delta-60-s', { waitUntil: 'networkidle' });
    const pictures = page.locator('[id^="picture-"]');
    await expect(page.locator('a[href^="#picture-"]').first()).toBeHidden();
    expect(await pictures.count()).toBeGreaterThan(2);
    for (const picture of await pictures.all()) {
      await expect(picture).not.toHaveAttribute('inert');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeInViewport({ ratio: 0.5 });
    }
  });
}
