import type { Page } from '@playwright/test';

/** What of a page is in the picture. Browsers draw no page taller than this in one piece. */
const tallest = 16_000;
/** What a page is at least: the window in which it was opened. */
const shortest = 900;

/** A part of the page; `isTrimmed` leaves out the empty paper at the end of its lines. */
export type Frame = { isTrimmed: boolean; clip: { x: number; y: number; width: number; height: number } };

/** The whole page, from top to end. */
export const frameOfPage = async (page: Page): Promise<Frame> => {
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.getBoundingClientRect().height] as const);
  return { isTrimmed: false, clip: { x: 0, y: 0, width, height: Math.min(Math.max(Math.ceil(height), shortest), tallest) } };
};

/** What is seen of the page without scrolling. */
export const frameOfWindow = async (page: Page): Promise<Frame> => {
  const [x, y, width, height] = await page.evaluate(() => [scrollX, scrollY, innerWidth, innerHeight] as const);
  return { isTrimmed: false, clip: { x, y, width, height } };
};

/** The part alone where it stands in the page; the window where it lies above everything, as dialogs and toasts do. */
export const frameOfPart = (page: Page): Promise<Frame> =>
  page.evaluate((most) => {
    const main = document.querySelector('main');
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const isAbove = (element: Element): boolean =>
      element.matches(':modal, :popover-open') || getComputedStyle(element).position === 'fixed' || !main?.contains(element);
    // A fixed list without a height of its own, as that of the toasts, is seen by what stands in it.
    const isFilled = (element: Element): boolean =>
      getComputedStyle(element).position === 'fixed' && [...element.querySelectorAll('*')].some(isSeen);
    const isLayer = [...document.body.querySelectorAll('*')].some(
      (element) => !element.contains(main) && isAbove(element) && (isSeen(element) || isFilled(element)),
    );
    if (isLayer || !main) return { isTrimmed: false, clip: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight } };
    const height = Math.min(Math.ceil(main.getBoundingClientRect().top + scrollY + main.scrollHeight), most);
    return { isTrimmed: true, clip: { x: 0, y: 0, width: innerWidth, height } };
  }, tallest);
