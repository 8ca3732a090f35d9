import type { Page } from '@playwright/test';

/** Everything that cannot be read in full: the page scrolls sideways, or a box clips its text. As text; empty when all is well. */
export const findClipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isCut =
        (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const isForEars = element.clientWidth <= 1 || style.clipPath !== 'none' || element.closest('svg') !== null;
      if (isCut && hasText && !isForEars && element.checkVisibility()) found.push(`'${element.textContent?.trim().slice(0, 60)}' is cut`);
    }
    return found;
  });
