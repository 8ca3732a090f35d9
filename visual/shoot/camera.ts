import type { Page } from '@playwright/test';
import { trackIdle, type WaitForIdle } from '../../tests/support/browser/wait-for-idle.ts';
import { hashPixels, type Pixels, readPixels, trimEnd } from '../pixels.ts';
import type { Frame } from './frame.ts';

/** A picture and its content hash. */
export type Shot = { pixels: Pixels; hash: string };

/** The part of the page to shoot; determined anew for each picture, since the page may have grown. */
export type Framing = (page: Page) => Promise<Frame>;

/** Takes pictures of one page. */
export type Camera = {
  waitForIdle: WaitForIdle;
  take: (framing: Framing) => Promise<Shot>;
};

const mostGrowth = 3;

// Forced colours make the caret visible again: there it is shown, and does not blink.
const stop = (): void => {
  const stable = new CSSStyleSheet();
  stable.replaceSync('*, ::before, ::after { caret-color: transparent !important; caret-animation: manual !important; }');
  document.adoptedStyleSheets.push(stable);
};

const finishMotion = (): void => {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel();
    else motion.finish();
  }
};

/** Makes the window as tall as the frame: if it grew only during the shot, the page would see everything scroll into view. */
const fitWindow = async (page: Page, waitForIdle: WaitForIdle, framing: Framing): Promise<Frame> => {
  for (let tries = 0; ; tries++) {
    const frame = await framing(page);
    const size = page.viewportSize();
    if (!size || size.height >= frame.clip.height || tries === mostGrowth) return frame;
    await page.setViewportSize({ ...size, height: frame.clip.height });
    await waitForIdle();
  }
};

/** A camera for a page that has not been opened yet. It calls the browser directly: half the time of the test runner's own way. */
export const openCamera = async (page: Page): Promise<Camera> => {
  const waitForIdle = trackIdle(page);
  const browser = await page.context().newCDPSession(page);
  await page.addInitScript(stop);
  return {
    waitForIdle,
    take: async (framing) => {
      await page.evaluate(finishMotion);
      const { isTrimmed, clip } = await fitWindow(page, waitForIdle, framing);
      const { data } = await browser.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        clip: { ...clip, scale: 1 },
      });
      const whole = await readPixels(Buffer.from(data, 'base64'));
      const pixels = isTrimmed ? trimEnd(whole) : whole;
      return { pixels, hash: hashPixels(pixels) };
    },
  };
};
