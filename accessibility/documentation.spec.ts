import { expect } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { test } from '../tests/proofs/proof-test.ts';
import { findDocumentFaults } from './html.ts';
import { visit } from './open.ts';
import { findFaults } from './scan.ts';

for (const { slug, title } of storyEntries) {
  test(`T-05 T-06 axe finds nothing on the documentation of ${title}, and its HTML is valid`, {
    tag: `@docs:${slug}`,
  }, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    await openScreen({ name: slug, country: 'de', language: 'de', path: `/docs/${slug}` });
    // Each example is looked at alone in every scheme, and what stands around them on /docs/button.
    const faults = [...(await findFaults(page, ['light'])), ...(await findDocumentFaults(page))];
    await close();
    expect(faults).toEqual([]);
  });
}
