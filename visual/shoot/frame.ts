import type { Page } from '@playwright/test';

/** The area of a page to shoot. Browsers draw no page taller than this in one piece. */
const tallest = 16_000;
/** The minimum size of a page: the window in which it was opened. */
const shortest = 900;
/** The margin shown below an overlay, in CSS pixels: its shadow and its end. */
const belowLayer = 32;

/** A part of the page; `isTrimmed` removes the empty paper at the end of its lines. */
export type Frame = { isTrimmed: boolean; clip: { x: number; y: number; width: number; height: number } };

/** The whole page, from top to end. */
export const frameOfPage = async (page: Page): Promise<Frame> => {
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.getBoundingClientRect().height] as const);
  return { isTrimmed: false, clip: { x: 0, y: 0, width, height: Math.min(Math.max(Math.ceil(height), shortest), tallest) } };
};

/** The part of the page that is visible without scrolling. */
export const frameOfWindow = async (page: Page): Promise<Frame> => {
  const [x, y, width, height] = await page.evaluate(() => [scrollX, scrollY, innerWidth, innerHeight] as const);
  return { isTrimmed: false, clip: { x, y, width, height } };
};

/**
 * The part alone in its position, with what is attached to it, such as a tooltip or a menu; the window where it lies above everything, as
 * dialogs and toasts do.
 */
export const frameOfPart = (page: Page): Promise<Frame> =>
  page.evaluate(
    ([most, margin]) => {
      const main = document.querySelector('main');
      const isSeen = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      };
      const isAbove = (element: Element): boolean =>
        element.matches(':modal, :popover-open') || getComputedStyle(element).position === 'fixed' || !main?.contains(element);
      // A fixed list without a height of its own, such as that of the toasts, is measured by its content.
      const isFilled = (element: Element): boolean =>
        getComputedStyle(element).position === 'fixed' && [...element.querySelectorAll('*')].some(isSeen);
      // The library puts it below a menu, for clicks outside: it is invisible.
      const isPane = (element: Element): boolean => element.matches('[data-testid="underlay"]');
      const layers = [...document.body.querySelectorAll('*')].filter(
        (element) => !element.contains(main) && !isPane(element) && isAbove(element) && (isSeen(element) || isFilled(element)),
      );
      const isHanging = layers.every((element) => element.closest('[data-placement]') !== null);
      if (!isHanging || !main) return { isTrimmed: false, clip: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight } };
      const ends = layers.map((element) => element.getBoundingClientRect().bottom + scrollY + margin);
      const height = Math.max(main.getBoundingClientRect().top + scrollY + main.scrollHeight, ...ends);
      return { isTrimmed: true, clip: { x: 0, y: 0, width: innerWidth, height: Math.min(Math.ceil(height), most) } };
    },
    [tallest, belowLayer] as const,
  );
