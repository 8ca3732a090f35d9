import { expect, type Page } from '@playwright/test';

type Ring = { name: string; outline: number; isSeen: boolean };

/** Asserts that the focused element shows where the focus is: an outline of at least 2 px, inside the window, not covered. Returns its name. */
export const expectVisibleFocus = async (page: Page): Promise<string> => {
  const ring = await page.evaluate((): Ring => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'nothing', outline: 0, isSeen: false };
    // A choice or a card draws the ring around itself, up to three levels above its control.
    const framesOf = (inner: Element, up: number): Element | null =>
      up === 0 ? inner : inner.parentElement && framesOf(inner.parentElement, up - 1);
    const parts = [element, ...element.querySelectorAll(':scope > *'), ...[1, 2, 3].map((up) => framesOf(element, up))];
    const styles = parts.flatMap((part) =>
      part ? [getComputedStyle(part), getComputedStyle(part, '::before'), getComputedStyle(part, '::after')] : [],
    );
    const outline = Math.max(...styles.map((style) => (style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth))));
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const name = element.getAttribute('aria-label') ?? (labels.map((label) => label.textContent).join(' ') || element.textContent) ?? '';
    return { name: name.trim().slice(0, 200), outline, isSeen };
  });
  expect(ring.outline, `focus ring of '${ring.name}'`).toBeGreaterThanOrEqual(2);
  expect(ring.isSeen, `'${ring.name}' is inside the window`).toBe(true);
  return ring.name;
};
