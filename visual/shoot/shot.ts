import type { Page } from '@playwright/test';
import { dropPending, keepPending } from '../pending.ts';
import { hashPixels, type Pixels, readPixels } from '../pixels.ts';
import { placesIn } from '../places.ts';
import { approvedIn, readLog } from '../review-log.ts';
import type { Frame } from './frame.ts';

type Framing = (page: Page) => Promise<Frame>;

const places = placesIn();
const approved = approvedIn(await readLog(places));
const mostTries = 12;

const take = async (page: Page, framing: Framing): Promise<{ pixels: Pixels; hash: string }> => {
  const frame = await framing(page);
  const png = await page.screenshot({ ...frame, animations: 'disabled', caret: 'hide', scale: 'css' });
  const pixels = await readPixels(png);
  return { pixels, hash: hashPixels(pixels) };
};

/** Shoots until the picture is the approved one or two in a row are the same. */
const takeStill = async (page: Page, framing: Framing, wanted: string | undefined): ReturnType<typeof take> => {
  let last = await take(page, framing);
  for (let tries = 0; tries < mostTries && last.hash !== wanted; tries++) {
    const next = await take(page, framing);
    if (next.hash === last.hash) return next;
    last = next;
  }
  if (last.hash === wanted) return last;
  throw new Error('The picture never stands still');
};

/** Shoots one picture. Says what is wrong with it, and keeps it for review, unless it is the approved one to the pixel. */
export const shoot = async (page: Page, name: string, framing: Framing): Promise<string[]> => {
  const wanted = approved.get(name);
  const { pixels, hash } = await takeStill(page, framing, wanted);
  if (hash === wanted) {
    await dropPending(places, name);
    return [];
  }
  await keepPending(places, name, hash, pixels);
  return [`${name}: ${wanted === undefined ? 'new' : 'changed'}`];
};
