import type { Page } from '@playwright/test';

type LiveRegionLog = { announcements: string[]; spoken: WeakMap<Element, string> };

/** Listens to every live region of the pages opened from now on, like a screen reader. */
export const recordLiveRegions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
    const listening: LiveRegionLog = { announcements: [], spoken: new WeakMap() };
    Object.assign(window, { listening });
    const recordRegion = (region: Element): void => {
      const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const before = listening.spoken.get(region) ?? '';
      listening.spoken.set(region, text);
      // A growing region announces what is new; one that shrinks or stays is silent. Compares whole words: 8 is not part of 18.
      const announced = text.startsWith(before) ? text.slice(before.length).trim() : text;
      if (announced !== '' && !` ${before} `.includes(` ${text} `)) listening.announcements.push(announced);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (region) regions.add(region);
      }
      for (const region of regions) recordRegion(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};

/** Everything announced since the last call. */
export const takeLiveRegionLog = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { listening: LiveRegionLog }).listening.announcements.splice(0));
