import { expect } from '@playwright/test';
import { languages } from '../src/shared/country/countries.ts';
import { findDocumentErrors } from '../tests/support/browser/html-errors.ts';
import { prepareScreen } from '../tests/support/browser/prepare-screen.ts';
import { originOf } from '../tests/support/browser/screens.ts';
import { screensIn } from '../tests/support/browser/screens-in.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { visit } from './open.ts';
import { findTextViolations } from './scan.ts';

// German is checked in every mode, by screens.spec.ts.
for (const language of languages.filter((one) => one !== 'de')) {
  test(`T-06 axe finds nothing in the texts of any page type in ${language}, and its HTML is valid`, {
    tag: `@language:${language}`,
  }, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    const violations: Record<string, string[]> = {};
    for (const group of screensIn(language)) {
      const { page, waitForIdle, close } = await visit(browser, baseURL);
      for (const [index, screen] of group.entries()) {
        const origin = originOf(screen.country, baseURL ?? '');
        // The setup of a group runs once: its other screens are checked in the same window.
        const path = index === 0 ? await prepareScreen(page, origin, screen) : screen.path;
        await page.goto(`${origin}${path}`);
        await waitForIdle();
        const found = [...(await findTextViolations(page)), ...(await findDocumentErrors(page))];
        if (found.length > 0) violations[screen.name] = found;
      }
      await close();
    }
    expect(violations).toEqual({});
  });
}
