import { expect, type Page, test } from '@playwright/test';
import { storyEntries } from '../../stories/index.ts';
import { openExample } from '../support/browser/stories.ts';

test.use({ viewport: { width: 834, height: 900 } });

// Classes get names of their own when they are built: `.box` is `_box_4k0x`.
const built = (selector: string): string => selector.replaceAll(/\.([a-z][\w-]*)/gi, '[class*="_$1_"]').replaceAll(/::[a-z]+/g, '');

// What only a hand or the browser itself brings about is shown in the table, not held.
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
    test(`T-05 the states of ${title} are those of their selectors`, async ({ page }) => {
      // The windows with its examples say nothing about the table.
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
    test(`T-05 the looks of ${title} are seen in the examples that are named`, async ({ page }) => {
      for (const [example, ofExample] of seen) {
        await openExample(page, `${slug}/${example}`);
        for (const { selector } of ofExample) await expect(page.locator(built(selector)), selector).not.toHaveCount(0);
      }
    });
  }
}
