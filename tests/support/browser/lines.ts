import type { Page } from '@playwright/test';

/** The number of characters in the longest line of each text. */
export const charactersOfLines = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((texts) =>
    texts.map((text) => {
      const counts = new Map<number, number>();
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const bottom = Math.round(range.getBoundingClientRect().bottom);
          counts.set(bottom, (counts.get(bottom) ?? 0) + 1);
        }
      }
      return Math.max(0, ...counts.values());
    }),
  );

/** Texts with tabular figures that are neither in a table nor in a column of amounts. */
export const wideFiguresBesideWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement;
      if (!place || !/\d/.test(node.textContent ?? '') || place.closest('table, svg, script, style, [data-column]')) continue;
      if (getComputedStyle(place).fontVariantNumeric.includes('tabular')) found.push(node.textContent ?? '');
    }
    return found;
  });
