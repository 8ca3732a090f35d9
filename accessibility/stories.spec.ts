import { expect } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { measureAll, walkWithoutMotion } from './measure-page.ts';
import { visit } from './open.ts';
import { findViolations } from './scan.ts';

for (const { slug, title, variants } of storyEntries) {
  test(`T-06 every example of ${title}: as documented, axe finds nothing, all clickable, readable, reachable, nothing moves`, {
    tag: `@story:${slug}`,
  }, async ({ browser, baseURL }) => {
    test.setTimeout(120_000 + variants.length * 30_000);
    const visitor = await visit(browser, baseURL);
    const { page, openExample, close } = visitor;
    for (const { id } of variants) {
      await openExample(slug, id);
      await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${slug}-${id}.aria.yml` });
      expect.soft(await findViolations(page), `${id}: axe`).toEqual([]);
      await measureAll(visitor, id);
      await walkWithoutMotion(visitor, id);
    }
    await close();
  });
}
