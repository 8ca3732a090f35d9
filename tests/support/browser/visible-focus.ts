import { expect, type Frame, type Page } from '@playwright/test';

type FocusRing = { name: string; outline: number; isSeen: boolean; place: string };

/** The focus indicator of the focused element. */
export const readFocusRing = (page: Page | Frame): Promise<FocusRing> =>
  page.evaluate((): FocusRing => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'nothing', outline: 0, isSeen: false, place: 'the page' };
    const box = element.getBoundingClientRect();
    // A choice or a card draws the ring around itself, up to three levels above its control.
    const framesOf = (inner: Element, up: number): Element | null =>
      up === 0 ? inner : inner.parentElement && framesOf(inner.parentElement, up - 1);
    // A tab stop that is only a container, like the list item of a toast, leaves the ring to its content.
    const fills = (inner: Element): boolean => {
      const { width, height } = inner.getBoundingClientRect();
      return width >= box.width - 2 && height >= box.height - 2;
    };
    const filling = [...element.querySelectorAll('*')].filter(fills);
    const parts = [element, ...element.querySelectorAll(':scope > *'), ...filling, ...[1, 2, 3].map((up) => framesOf(element, up))];
    const styles = parts.flatMap((part) =>
      part ? [getComputedStyle(part), getComputedStyle(part, '::before'), getComputedStyle(part, '::after')] : [],
    );
    const outline = Math.max(...styles.map((style) => (style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth))));
    const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const name = element.getAttribute('aria-label') ?? (labels.map((label) => label.textContent).join(' ') || element.textContent) ?? '';
    const bounds = `${element.localName}.${element.getAttribute('class') ?? ''} from ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight} px`;
    return { name: name.trim().slice(0, 200), outline, isSeen, place: bounds };
  });

// The time for an animated layer, or a page that is being rendered, to come to rest.
const idleMs = 2_000;

/** The ring of the focused element once it is inside the window, or its last state if it never is. */
export const readStableFocusRing = async (page: Page | Frame): Promise<FocusRing> => {
  let ring = await readFocusRing(page);
  if (ring.isSeen) return ring;
  await expect
    .poll(
      async () => {
        ring = await readFocusRing(page);
        return ring.isSeen;
      },
      { timeout: idleMs },
    )
    .toBe(true)
    .catch(() => undefined);
  return ring;
};

/** Asserts that the focused element, once at rest, has an outline of at least 2 px inside the window. Returns its name. */
export const expectVisibleFocus = async (page: Page): Promise<string> => {
  let ring = await readFocusRing(page);
  await expect(async () => {
    ring = await readFocusRing(page);
    const stop = `'${ring.name}' (${ring.place}) at ${page.url()}`;
    expect(ring.outline, `focus ring of ${stop}`).toBeGreaterThanOrEqual(2);
    expect(ring.isSeen, `${stop} is inside the window`).toBe(true);
  }).toPass({ timeout: idleMs });
  return ring.name;
};
