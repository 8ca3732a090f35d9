import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { storySlugs } from '../stories/slugs.ts';
import { isSettled } from './settled.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const slug of storySlugs) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`T-06 axe finds nothing on any example of ${slug}, ${colorScheme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ viewport: { width: 1194, height: 900 }, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${baseURL}/docs/${slug}`, { waitUntil: 'networkidle' });
      const examples = page.getByLabel('Example');
      for (const [index, example] of (await examples.locator('option').allTextContents()).entries()) {
        await examples.selectOption({ label: example });
        const scan = new AxeBuilder({ page }).withTags(tags);
        // The page around the stage stays the same: it is looked at once.
        const { violations, incomplete } = await (index === 0 ? scan : scan.include('[data-stage]')).analyze();
        const told = (rule: (typeof violations)[number]) =>
          `${example}: ${rule.id}: ${rule.nodes.map(({ target }) => target.join(' ')).join(', ')}`;
        expect(violations.map(told)).toEqual([]);
        expect(incomplete.filter((rule) => !isSettled(rule)).map(told)).toEqual([]);
      }
      await context.close();
    });
  }
}
