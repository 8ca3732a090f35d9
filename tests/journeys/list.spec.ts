import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';
import { expectVisibleFocus } from '../support/browser/visible-focus.ts';

test('P-03 while filtered products load, skeletons replace them; the response removes them', { tag: '@core' }, async ({ shopperIn }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  const results = shopper.page.locator('#results');
  const isWithout = (name: string) => expect(results.getByRole('link', { name, exact: true })).toBeHidden();
  await expect(results.getByRole('link', { name: 'Kontor 60', exact: true })).toBeVisible();
  let answer = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await shopper.page.route('**/RSC/**', async (route) => {
    await gate;
    await route.continue();
  });
  await shopper.page.getByRole('checkbox', { name: /^Granit/ }).check({ force: true });
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await isWithout('Delta 60 S');
  answer();
  await expect(results.getByRole('link', { name: 'Delta 60 S', exact: true })).toBeVisible();
  await isWithout('Kontor 60');
  await expect(results).not.toHaveAttribute('aria-busy');
});

test('P-03 T-06 list filters are removed by key: the next one takes the focus, after the last the results do', {
  tag: '@core',
}, async ({ shopperIn }) => {
  const shopper = await shopperIn('de');
  const { page } = shopper;
  await shopper.visit('spuelen?material=granite&mounting=flush');
  await expect(page.locator('html[data-header]')).toBeAttached();
  const chips = page.getByRole('list', { name: shopper.t('list.filter.applied') }).getByRole('link');
  const flush = page.getByRole('link', { name: shopper.t('list.filter.remove', { name: 'Flächenbündig' }) });
  const granite = page.getByRole('link', { name: shopper.t('list.filter.remove', { name: 'Granit' }) });
  await expect(chips).toHaveCount(3);
  await flush.focus();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(2);
  await expect(granite).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.locator('#results')).toBeFocused();
});

for (const [country, path] of [
  ['de', 'spuelen?material=granite&sort=price-up'],
  ['jp', 'sinks?material=granite&sort=price-up'],
] as const)
  test(`T-06 P-03 on a phone filter, count and sorting share one row, in ${country}`, async ({ shopperIn, page }) => {
    const shopper = await shopperIn(country);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await shopper.visit(path);
      const order = page.getByLabel(shopper.t('list.sort.label'));
      const count = page.getByRole('main').getByRole('status').first();
      const boxes = await Promise.all([count, order].map((one) => one.boundingBox()));
      const [[low = 0, high = 0] = [], [top = 0, bottom = 0] = []] = boxes.map((box) => [box?.y, (box?.y ?? 0) + (box?.height ?? 0)]);
      expect(top < low && high < bottom, `${width} px`).toBe(true);
      // The selected value is still recognisable, and nothing overflows the page.
      expect(boxes[1]?.width).toBeGreaterThan(96);
      expect((boxes[1]?.x ?? 0) + (boxes[1]?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
