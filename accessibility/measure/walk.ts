import { expect, type Frame, type Page } from '@playwright/test';
import { readStableFocusRing } from '../../tests/support/browser/visible-focus.ts';

const mostStops = 250;
type Stop = 'outside' | 'seen' | 'new' | 'empty';

/** The innermost document that has the focus: that of the page, or of a frame in it. */
const focusedFrame = async (page: Page): Promise<Frame> => {
  let frame = page.mainFrame();
  for (;;) {
    const active = await frame.evaluateHandle(() => (document.activeElement instanceof HTMLIFrameElement ? document.activeElement : null));
    const inner = await active.asElement()?.contentFrame();
    if (!inner) return frame;
    frame = inner;
  }
};

// A mark on the element tells the walk when it returns to it; focus in the browser's own UI is reported as the body.
const markFocus = (frame: Frame, isInner: boolean): Promise<Stop> =>
  frame.evaluate((isFrame): Stop => {
    const element = document.activeElement;
    if (!element || (element === document.body && !isFrame)) return 'outside';
    if (!(element instanceof HTMLElement)) return 'new';
    if (element.dataset['walked']) return 'seen';
    element.dataset['walked'] = 'yes';
    return element === document.body ? 'empty' : 'new';
  }, isInner);

// Earlier actions in the page have moved the starting point of Tab; where something has the focus, as in a dialog, the walk starts there.
const startAtTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
  });

/**
 * Presses Tab from the start of the page to its end, or once around in a dialog: every stop has a visible focus and a name. Returns their
 * number.
 */
export const walk = async (page: Page, where: string): Promise<number> => {
  await startAtTop(page);
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const frame = await focusedFrame(page);
    const isInner = frame !== page.mainFrame();
    const found = await markFocus(frame, isInner);
    if (found === 'outside' || found === 'seen') return stop;
    if (found === 'empty') {
      // The focus is on the frame's document, without an element that could show a ring: all we can check is that the frame has a name.
      expect.soft(await (await frame.frameElement()).getAttribute('title'), `${where}: frame at stop ${stop + 1}`).toMatch(/\S/);
      continue;
    }
    // Focus scrolls, and what scrolls into view may load and move again: the stop is checked once it is idle.
    const { name, outline, isSeen, place: position } = await readStableFocusRing(frame);
    expect.soft(outline, `${where}: focus ring of '${name}'`).toBeGreaterThanOrEqual(2);
    expect.soft(isSeen, `${where}: '${name}' (${position}) is inside the window`).toBe(true);
    await expect.soft(frame.locator(':focus'), `${where}: stop ${stop + 1}`).toHaveAccessibleName(/\S/, { timeout: 100 });
  }
  throw new Error(`${where}: the keyboard does not come to an end after ${mostStops} stops`);
};
