import { test } from '../tests/support/browser/subject-test.ts';
import { modesOfScreen, shotScreens } from './pictures.ts';
import { shootScreen } from './shoot/screen.ts';
import { expectNoFindings } from './shoot/shot.ts';

for (const screen of shotScreens) {
  test(`the page ${screen.name} looks as approved`, { tag: `@screen:${screen.name}` }, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    expectNoFindings(await shootScreen(browser, baseURL, screen, modesOfScreen(screen)));
  });
}
