import { expect, type Page, test } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { screens } from '../tests/browser/screens.ts';
import { visit } from './open.ts';
import { expectVisibleFocus } from './visible-focus.ts';

const mostStops = 250;

// A mark on the element tells the walk when it comes round again; the browser's own chrome shows as the body.
const markFocus = (page: Page): Promise<'outside' | 'seen' | 'new'> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'outside';
    if (element instanceof HTMLElement && element.dataset['walked']) return 'seen';
    if (element instanceof HTMLElement) element.dataset['walked'] = 'yes';
    return 'new';
  });

/** Presses Tab from the start of the page to its end, or once round in a dialog, and looks at every stop; gives how many there are. */
const walk = async (page: Page): Promise<number> => {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    if ((await markFocus(page)) !== 'new') return stop;
    await expectVisibleFocus(page);
    await expect.soft(page.locator(':focus')).toHaveAccessibleName(/\S/, { timeout: 100 });
  }
  throw new Error(`The keyboard does not come to an end after ${mostStops} stops`);
};

for (const { slug, title, variants } of storyEntries) {
  test(`T-06 every stop of the keyboard in ${title} shows its focus and has a name`, async ({ browser, baseURL }) => {
    test.setTimeout(30_000 + variants.length * 8_000);
    const { page, openExample, close } = await visit(browser, baseURL);
    for (const { id } of variants) {
      await openExample(slug, id);
      await walk(page);
    }
    await close();
  });
}

for (const screen of screens) {
  test(`T-06 every stop of the keyboard on ${screen.name} shows its focus and has a name`, async ({ browser, baseURL }) => {
    test.setTimeout(90_000);
    const { page, openScreen, close } = await visit(browser, baseURL);
    await openScreen(screen);
    expect(await walk(page)).toBeGreaterThan(5);
    await close();
  });
}
