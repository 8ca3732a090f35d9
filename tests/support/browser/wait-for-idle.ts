import type { Page } from '@playwright/test';

/** Two frames: styles, observers and positions have been updated. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

const isHydrated = (): boolean => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));

// Personal content loads in steps, and the network may be idle between them: until it is there it has no heading.
const hasHeading = (): boolean => document.querySelector('main h1') !== null;

// A map renders asynchronously, after everything has loaded.
const isPainted = (): boolean => document.querySelector('[data-idle="false"], [data-drawn="false"]') === null;

const loadEverything = async (): Promise<void> => {
  const isThere = (image: HTMLImageElement): Promise<void> =>
    new Promise((resolve) => {
      if (image.complete) return resolve();
      image.addEventListener('load', () => resolve(), { once: true });
      image.addEventListener('error', () => resolve(), { once: true });
    });
  // A picture that switches to another of its sizes meanwhile cannot be decoded yet: it is retried. A failed one never can.
  const decode = async (image: HTMLImageElement): Promise<void> => {
    await isThere(image);
    const isDecoded = await image.decode().then(
      () => true,
      () => false,
    );
    if (!isDecoded && image.naturalWidth > 0) await decode(image);
  };
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map(isThere));
  // A browser uses a larger size of a picture than needed if that is already cached from elsewhere on the page, which is a matter of
  // chance. Re-evaluated when all are there, it uses the largest of them.
  for (const source of document.querySelectorAll('picture > source')) source.setAttribute('srcset', source.getAttribute('srcset') ?? '');
  await Promise.all([...document.images].map(decode));
  await document.fonts.ready;
};

/** Waits until a page is idle: script has run, no request is pending, pictures are decoded, fonts have loaded. */
export type WaitForIdle = () => Promise<void>;

/** Tracks the requests of a page from now on; the returned function waits until they and everything else are done. */
export const trackIdle = (page: Page): WaitForIdle => {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) open.clear();
  });
  const isIdle = async (): Promise<boolean> => open.size === 0 && (await page.evaluate(hasHeading)) && (await page.evaluate(isPainted));
  return async () => {
    await page.waitForFunction(isHydrated);
    for (let idleChecks = 0; idleChecks < 3; idleChecks = (await isIdle()) ? idleChecks + 1 : 0) {
      await page.evaluate(loadEverything);
      await twoFrames(page);
    }
  };
};
