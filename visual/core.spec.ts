import { pageTypes } from '../tests/support/browser/core-screens.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { everydayModes } from './modes.ts';
import { shootScreen } from './shoot/screen.ts';
import { expectNoFindings } from './shoot/shot.ts';

const narrowAndWide = everydayModes.filter(({ scheme }) => scheme === 'light');

// The same pictures as in screens.spec.ts, which shoots every page in every mode.
for (const { german } of pageTypes()) {
  test(`the page ${german.name} looks as approved at 390 and 1440 px`, { tag: '@core' }, async ({ browser, baseURL }) => {
    expectNoFindings(await shootScreen(browser, baseURL, german, narrowAndWide));
  });
}
