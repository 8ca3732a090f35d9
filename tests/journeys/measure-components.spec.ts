import { expect, type Page, test } from '@playwright/test';

const open = (page: Page, example: string) => page.goto(`/docs/frame/${example}`, { waitUntil: 'networkidle' });

test('M-42 at most one item is open, a click toggles, arrow keys move the focus', { tag: '@core' }, async ({ page }) => {
  await open(page, 'accordion/closed');
  const titles = page.locator('summary');
  const opened = page.locator('details[open]');
  await titles.nth(0).click();
  await titles.nth(1).click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('Is the waste kit included?');
  await titles.nth(1).click();
  await expect(opened).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(titles.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(titles.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(titles.nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(opened).toContainText('Which sink fits my cabinet?');
});

for (const javaScriptEnabled of [true, false]) {
  test(`a click expands, another one collapses, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/docs/frame/expandable/long`, { waitUntil: 'networkidle' });
    const end = page.getByText('all clips');
    await expect(end).not.toBeInViewport();
    await page.getByText('Show more').click();
    await expect(end).toBeInViewport();
    await expect(page.getByText('Show more')).toBeHidden();
    await page.getByText('Show less').click();
    await expect(end).not.toBeInViewport();
    await context.close();
  });
}

test('a text that fits has no button; focusing a hidden link expands the text', async ({ page }) => {
  await open(page, 'expandable/short');
  await expect(page.getByText('Show more')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'expandable/long');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'how granite is cared for' })).toBeFocused();
  await expect(page.getByText('all clips')).toBeInViewport();
});

test('T-06 a scrolling region has a name, and is reached and moved by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'scroll-area/table');
  const region = page.getByRole('region', { name: 'Comparison of five sinks' });
  await page.keyboard.press('Tab');
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

for (const javaScriptEnabled of [true, false]) {
  test(`R-12 a long breadcrumb trail hides its middle on phones; dots show it, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/docs/frame/breadcrumbs/deep`, { waitUntil: 'networkidle' });
    const way = page.getByRole('navigation', { name: 'You are here' });
    await expect(way.getByRole('link')).toHaveText(['Start', 'Built in from above']);
    await way.locator('summary').click();
    await expect(way.getByRole('link')).toHaveText(['Start', 'Kitchen', 'Sinks', 'Granite sinks', 'Built in from above']);
    await expect(way.locator('[aria-current=page]')).toHaveText('Delta 60 S');
    await page.setViewportSize({ width: 834, height: 844 });
    await expect(way.locator('summary')).toBeHidden();
    await context.close();
  });
}

test('B-07 a skeleton is announced once, after half a second; known text can be read', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, 'skeleton/list');
  // With the clock stopped, script waits for an interaction.
  await page.mouse.move(50, 50, { steps: 3 });
  const isAlive = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')].some((part) => Object.keys(part).some((key) => key.startsWith('__react'))),
    );
  await expect.poll(isAlive).toBe(true);
  const announced = page.locator('[data-announcer=polite] p');
  await expect(announced).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(announced).toHaveText('Sinks are loading');
  await page.clock.runFor(5000);
  await expect(announced).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Sinks' })).toBeVisible();
});

test('T-06 progress reports its value, or that it is unknown', async ({ page }) => {
  await open(page, 'progress/running');
  await expect(page.getByRole('progressbar', { name: 'Attachments are being sent' })).toHaveAttribute('aria-valuenow', '40');
  await open(page, 'progress/unknown');
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('T-06 a track is vertical below 834 px and horizontal from there; the current step has weight 600', async ({ page }) => {
  await open(page, 'track/underway');
  const steps = page.getByRole('list', { name: 'State of the order' }).getByRole('listitem');
  const boxes = async () => Promise.all([steps.nth(0).boundingBox(), steps.nth(1).boundingBox()]);
  await page.setViewportSize({ width: 834, height: 900 });
  const [first, second] = await boxes();
  expect(second?.y).toBe(first?.y);
  await page.setViewportSize({ width: 833, height: 900 });
  const [above, below] = await boxes();
  expect(below?.x).toBe(above?.x);
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
  await expect(page.locator('[aria-current=step] > span').first()).toHaveCSS('font-weight', '600');
  expect(await steps.nth(0).evaluate((step) => getComputedStyle(step, '::after').inlineSize)).toBe('3px');
});
