import { expect } from '@playwright/test';
import { pageTypes } from '../tests/support/browser/core-screens.ts';
import { findDocumentErrors } from '../tests/support/browser/html-errors.ts';
import type { Screen } from '../tests/support/browser/screens.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { visit } from './open.ts';
import { findTextViolations, findViolations } from './scan.ts';

// The whole rig checks every page in every mode and language, with measures and a keyboard walk: screens.spec.ts, languages.spec.ts.
for (const { german, japanese } of pageTypes()) {
  test(`T-06 ${german.name}: axe finds nothing, and its HTML is valid${japanese ? ', in German and in Japanese' : ''}`, {
    tag: '@core',
  }, async ({ browser, baseURL }) => {
    for (const screen of [german, japanese].filter((one): one is Screen => one !== undefined)) {
      const { page, openScreen, close } = await visit(browser, baseURL);
      await openScreen(screen);
      // Another language has the same elements: only rules about text are checked.
      if (screen === german) expect.soft(await findDocumentErrors(page), 'the document before any script').toEqual([]);
      expect.soft(screen === german ? await findViolations(page, ['light']) : await findTextViolations(page), screen.language).toEqual([]);
      await close();
    }
  });
}
