import type { Page } from '@playwright/test';

/** What of a page is in the picture. Browsers draw no page taller than this in one piece. */
const tallest = 16_000;

/** A part of the page, or of the window where the page may be scrolled. */
export type Frame = { fullPage: boolean; clip: { x: number; y: number; width: number; height: number } };

/** The whole page, from top to end. */
export const frameOfPage = async (page: Page): Promise<Frame> => {
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight] as const);
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } };
};

/** What is seen of the page without scrolling. */
export const frameOfWindow = async (page: Page): Promise<Frame> => {
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const);
  return { fullPage: false, clip: { x: 0, y: 0, width, height } };
};

/** The part alone where it stands in the page; the window where it lies above everything, as dialogs and toasts do. */
export const frameOfPart = (page: Page): Promise<Frame> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const isAbove = (element: Element): boolean =>
      element.matches(':modal, :popover-open') || getComputedStyle(element).position === 'fixed' || !main?.contains(element);
    const isLayer = [...document.body.querySelectorAll('*')].some(
      (element) => !element.contains(main) && isAbove(element) && isSeen(element),
    );
    const fullPage = !isLayer && main !== null;
    const height = fullPage ? Math.ceil(main.getBoundingClientRect().top + scrollY + main.scrollHeight) : innerHeight;
    return { fullPage, clip: { x: 0, y: 0, width: innerWidth, height } };
  });
