import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** The pictures with the transition name when the browser was asked to change the page, and once the new page was shown. */
type Carried = { before: string[]; after: string[] };

const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const named = (): string[] =>
      [...document.querySelectorAll<HTMLImageElement>('img')]
        .filter((picture) => picture.style.viewTransitionName !== '')
        .map(({ alt }) => alt);
    const carried: Carried[] = [];
    Object.assign(self, { carried });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const seen: Carried = { before: named(), after: [] };
      carried.push(seen);
      return start(async () => {
        await (change as () => Promise<void>)();
        seen.after = named();
      });
    };
  });

const carriedOf = (page: Page): Promise<Carried[]> => page.evaluate(() => (self as unknown as { carried: Carried[] }).carried);

const openProduct = async (page: Page): Promise<void> => {
  await page.goto('/spuelen', { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-header]')).toBeAttached();
  const link = page.getByRole('main').getByRole('link', { name: 'Delta 60 S', exact: true });
  const fetched = page.waitForResponse(/\/RSC\/R\/spuelen\/delta-60-s/);
  await link.hover();
  await (await fetched).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delta 60 S');
};

test('R-03 the picture of a card moves to its position on the product page, and drops its transition name', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watch(page);
  await openProduct(page);
  await expect
    .poll(() => carriedOf(page))
    .toEqual([{ before: [expect.stringContaining('Delta 60 S')], after: [expect.stringContaining('Delta 60 S')] }]);
  await expect.poll(() => page.locator('[style*="view-transition-name: product"]').count()).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('R-03 T-06 with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watch(page);
  await openProduct(page);
  expect(await carriedOf(page)).toEqual([]);
});
