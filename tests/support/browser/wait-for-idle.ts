import type { Page } from '@playwright/test';

/** Two frames: styles, observers and positions have followed. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

const isHydrated = (): boolean => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));

// What depends on who is here comes in steps, between which nothing may be on its way: until it is there it has no heading.
const hasHeading = (): boolean => document.querySelector('main h1') !== null;

// A map paints by itself, after all has come.
const isPainted = (): boolean => document.querySelector('[data-idle="false"], [data-drawn="false"]') === null;

const loadEverything = async (): Promise<void> => {
  const isThere = (image: HTMLImageElement): Promise<void> =>
    new Promise((resolve) => {
      if (image.complete) return resolve();
      image.addEventListener('load', () => resolve(), { once: true });
      image.addEventListener('error', () => resolve(), { once: true });
    });
  // A picture that takes another of its sizes meanwhile cannot be decoded yet: it is asked again. One that was refused never can.
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
  // Of the sizes of a picture the browser takes a larger one than it needs where that has come before, for another place of the page, which is
  // a matter of chance. Asked again when all are there, it takes the largest of them.
  for (const source of document.querySelectorAll('picture > source')) source.setAttribute('srcset', source.getAttribute('srcset') ?? '');
  await Promise.all([...document.images].map(decode));
  await document.fonts.ready;
};

/** Waits until a page stands still: script runs, nothing is on its way, pictures are decoded, type is there. */
export type WaitForIdle = () => Promise<void>;

/** Follows the requests of a page from now on; what it returns waits until they and everything else are done. */
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
