import { expect } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { findDocumentFaults } from '../tests/support/browser/html-faults.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { visit } from './open.ts';
import { findFaultsAround } from './scan.ts';

for (const { slug, title } of storyEntries) {
  test(`T-05 T-06 axe finds nothing on the documentation of ${title}, and its HTML is valid`, {
    tag: `@docs:${slug}`,
  }, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    // Each example is looked at alone, in every mode, by stories.spec.ts: its windows stay empty here, and what of it stands in the page is left out.
    await page.route('**/docs/frame/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Example</title>' }),
    );
    await openScreen({ name: slug, country: 'de', language: 'de', path: `/docs/${slug}` });
    const faults = [...(await findFaultsAround(page, ['[data-stage]', '#states'])), ...(await findDocumentFaults(page))];
    await close();
    expect(faults).toEqual([]);
  });
}
