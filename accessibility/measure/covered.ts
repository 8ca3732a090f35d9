import type { Page } from '@playwright/test';

type Stop = { name: string; index: number; isCovered: boolean };

/**
 * The visibility of the focused element once the page is idle: whether any of it can be seen, tested at nine points of its part inside the
 * window.
 */
const readStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const stop = document.activeElement;
    if (!stop || stop === document.body || stop === document.documentElement) return;
    // A visually hidden element is represented by its surroundings, such as a field to drop files on.
    const hasSize = (element: Element): boolean =>
      Math.min(element.getBoundingClientRect().width, element.getBoundingClientRect().height) > 2;
    let shown: Element = stop;
    while (!hasSize(shown) && shown.parentElement) shown = shown.parentElement;
    const isOfStop = (hit: Element | null): boolean =>
      hit !== null &&
      (shown.contains(hit) || hit.contains(shown) || [...((stop as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)));
    const shares = [0.1, 0.5, 0.9];
    const isCovered = (): boolean =>
      [...shown.getClientRects()].every((box) =>
        shares.every((across) =>
          shares.every((down) => {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            return !isOfStop(document.elementFromPoint(x, y));
          }),
        ),
      );
    // The scroll, then what follows it: the header, a bar.
    await nextFrame();
    await nextFrame();
    // A bar that slides in or out gets a moment for it.
    for (let frame = 0; isCovered() && frame < 40; frame++) await nextFrame();
    const name = stop.getAttribute('aria-label') ?? (stop.textContent || stop.className);
    const index = [...document.querySelectorAll('*')].indexOf(stop);
    return { name: `${stop.localName} '${name.trim().slice(0, 60)}'`, index, isCovered: isCovered() };
  });

/** Walks once through the open page with one key and names each stop that other content hides completely (WCAG 2.4.11). */
export const findCovered = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ covered: string[]; stops: number }> => {
  const covered: string[] = [];
  const seen = new Set<number>();
  // After the last stop the focus goes to the browser itself, once.
  for (let outside = 0; outside < 2; ) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) outside++;
    else if (seen.has(stop.index)) break;
    else {
      seen.add(stop.index);
      if (stop.isCovered) covered.push(stop.name);
    }
  }
  return { covered, stops: seen.size };
};
