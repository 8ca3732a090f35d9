import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { fillCart, originOf, screens } from '../tests/browser/screens.ts';
import { isSettled } from './settled.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const screen of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`T-06 axe finds nothing on ${screen.name}, ${colorScheme}`, async ({ browser, baseURL }) => {
      const origin = originOf(screen.country, baseURL ?? '');
      const context = await browser.newContext({ viewport: { width: 1194, height: 900 }, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      if (screen.hasCart) await fillCart(page, origin);
      await page.goto(`${origin}${screen.path}`, { waitUntil: 'networkidle' });
      const { violations, incomplete } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const told = (rule: (typeof violations)[number]) => `${rule.id}: ${rule.nodes.map(({ target }) => target.join(' ')).join(', ')}`;
      expect(violations.map(told)).toEqual([]);
      expect(incomplete.filter((rule) => !isSettled(rule)).map(told)).toEqual([]);
      await context.close();
    });
  }
}
