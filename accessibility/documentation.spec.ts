import { expect } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { test } from '../tests/proofs/proof-test.ts';
import { visit } from './open.ts';
import { findFaults } from './scan.ts';

for (const { slug, title } of storyEntries) {
  test(`T-05 T-06 axe finds nothing on the documentation of ${title}, in light, dark and forced colours`, {
    tag: `@docs:${slug}`,
  }, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    await openScreen({ name: slug, country: 'de', language: 'de', path: `/docs/${slug}` });
    const faults = await findFaults(page);
    await close();
    expect(faults).toEqual([]);
  });
}
