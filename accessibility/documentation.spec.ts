import { expect } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { findDocumentErrors } from '../tests/support/browser/html-errors.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { visit } from './open.ts';
import { findViolations } from './scan.ts';

/**
 * Removes the examples from a page of the documentation: the frames that show them, the content of the stage and the cells of its states.
 */
const removeExamples = (): void => {
  for (const example of document.querySelectorAll('iframe, [data-stage] > *, #states td > *')) example.remove();
};

for (const { slug, title } of storyEntries) {
  test(`T-05 T-06 axe finds nothing on the documentation of ${title}, and its HTML is valid`, {
    tag: `@docs:${slug}`,
  }, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    // Each example is checked alone, in every mode, by stories.spec.ts; a whole page with its frames is /docs/button, by screens.spec.ts.
    await page.route('**/docs/frame/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Example</title>' }),
    );
    await openScreen({ name: slug, country: 'de', language: 'de', path: `/docs/${slug}` });
    await page.evaluate(removeExamples);
    const violations = [...(await findViolations(page, ['light'])), ...(await findDocumentErrors(page))];
    await close();
    expect(violations).toEqual([]);
  });
}
