import { expect, type Page, test } from '@playwright/test';
import { storyEntries } from '../../stories/index.ts';
import { openExample } from '../support/browser/stories.ts';

test.use({ viewport: { width: 834, height: 900 } });

// The build renames classes: `.box` is `_box_4k0x`.
const built = (selector: string): string => selector.replaceAll(/\.([a-z][\w-]*)/gi, '[class*="_$1_"]').replaceAll(/::[a-z]+/g, '');

// States that only interaction or the browser itself causes are shown in the table, not forced.
const interactiveState = /:(?:hover|active|focus|focus-visible|autofill)\b|\[data-(?:hovered|pressed|focused|focus-visible|drop-target)\]/;

const isDressed = (page: Page, column: number, selector: string): Promise<boolean> =>
  page
    .locator(`#states table tbody tr td:nth-child(${column + 2})`)
    .filter({ has: page.locator(built(selector)) })
    .count()
    .then((count) => count > 0);

for (const { slug, title, states, looks } of storyEntries) {
  const untestedStates = (states?.columns ?? [])
    .map(({ selector }, column) => ({ selector, column }))
    .filter((one): one is { selector: string; column: number } => one.selector !== null && !interactiveState.test(one.selector));
  if (untestedStates.length > 0) {
    test(`T-05 the states of ${title} match their selectors`, async ({ page }) => {
      // The iframes with its examples are irrelevant to the table.
      await page.route('**/docs/frame/**', (route) => route.abort());
      await page.goto(`/docs/${slug}`, { waitUntil: 'domcontentloaded' });
      for (const { selector, column } of untestedStates) await expect.poll(() => isDressed(page, column, selector), selector).toBe(true);
    });
  }

  const seen = Map.groupBy(
    looks.filter(({ example }) => example !== undefined),
    ({ example }) => example,
  );
  if (seen.size > 0) {
    test(`T-05 the variants of ${title} appear in the named examples`, async ({ page }) => {
      for (const [example, ofExample] of seen) {
        await openExample(page, `${slug}/${example}`);
        for (const { selector } of ofExample) await expect(page.locator(built(selector)), selector).not.toHaveCount(0);
      }
    });
  }
}
