import { expect } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { visit } from './open.ts';
import { findFaults } from './scan.ts';
import { measureInTurn, walkCalmly } from './visit.ts';

for (const { slug, title, variants } of storyEntries) {
  test(`T-06 every example of ${title}: what is told stays, axe finds nothing, all can be hit, read and reached, nothing moves`, {
    tag: `@story:${slug}`,
  }, async ({ browser, baseURL }) => {
    test.setTimeout(120_000 + variants.length * 30_000);
    const visitor = await visit(browser, baseURL);
    const { page, openExample, close } = visitor;
    for (const { id } of variants) {
      await openExample(slug, id);
      await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${slug}-${id}.aria.yml` });
      expect.soft(await findFaults(page), `${id}: axe`).toEqual([]);
      await measureInTurn(visitor, id);
      await walkCalmly(visitor, id);
    }
    await close();
  });
}
