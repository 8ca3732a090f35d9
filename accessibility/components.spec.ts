import { expect, test } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { visit } from './open.ts';
import { findFaults } from './scan.ts';

for (const { slug, title, variants } of storyEntries) {
  test(`T-06 axe finds nothing on any example of ${title}, in light, dark and forced colours`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000 + variants.length * 10_000);
    const { page, openExample, close } = await visit(browser, baseURL);
    const faults: Record<string, string[]> = {};
    for (const { id } of variants) {
      await openExample(slug, id);
      const found = await findFaults(page);
      if (found.length > 0) faults[id] = found;
    }
    await close();
    expect(faults).toEqual({});
  });
}
