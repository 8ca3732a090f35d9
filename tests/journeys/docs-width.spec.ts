import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

for (const width of [834, 1194])
  test(`T-05 no page of the documentation is wider than the window of ${width} px, and its texts do not scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs');
    const links = page.getByRole('navigation', { includeHidden: true }).locator('a[href^="/docs/"]');
    const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
    expect(paths.size).toBeGreaterThan(100);
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const found = await page.evaluate(() => {
        const tables = [...document.querySelectorAll('section:not([tabindex]) > table')].filter((table) => {
          const room = table.parentElement?.getBoundingClientRect();
          return room !== undefined && table.getBoundingClientRect().width > room.width + 1;
        });
        const isWide = document.documentElement.scrollWidth > window.innerWidth;
        return [...(isWide ? ['the page'] : []), ...tables.map((table) => table.parentElement?.getAttribute('aria-label') ?? '')];
      });
      wide.push(...found.map((what) => `${path}: ${what}`));
    }
    expect(wide).toEqual([]);
  });
