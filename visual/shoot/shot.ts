import { expect } from '@playwright/test';
import { hasBaseline, keepBaseline } from '../baselines.ts';
import { dropPending, keepPending } from '../pending.ts';
import { packPixels } from '../pixels.ts';
import { placesIn } from '../places.ts';
import { approvedIn, readLog } from '../review-log.ts';
import type { Camera, Framing, Shot } from './camera.ts';

const places = placesIn();
const approved = approvedIn(await readLog(places));
const mostTries = 12;

/** Waits until the page stands still and two pictures in a row are the same, or one is the wanted one; nothing when that never happens. */
export const takeStill = async (camera: Camera, framing: Framing, wanted?: string): Promise<Shot | undefined> => {
  await camera.rest();
  let last = await camera.take(framing);
  for (let tries = 0; tries < mostTries && last.hash !== wanted; tries++) {
    const next = await camera.take(framing);
    if (next.hash === last.hash) return next;
    last = next;
  }
  return last.hash === wanted ? last : undefined;
};

/** What is wrong with a picture. */
export type Finding = { name: string; fault: 'new' | 'changed' | 'never stands still' };

// Packing costs more than shooting: approved pictures are kept only where somebody asks for them, to compare with.
const isKeeping = process.env['KEPT_PICTURES'] !== undefined;

/** Shoots one picture. Says what is wrong with it, and keeps it for review, unless it is the approved one to the pixel. */
export const shoot = async (camera: Camera, name: string, framing: Framing): Promise<Finding[]> => {
  const wanted = approved.get(name);
  // The approved picture needs no waiting: nothing but the right page looks like it. Everything else may only be early.
  const first = wanted === undefined ? undefined : await camera.take(framing);
  const still = first && first.hash === wanted ? first : await takeStill(camera, framing, wanted);
  if (still && still.hash === wanted) {
    if (isKeeping && !hasBaseline(places, wanted)) await keepBaseline(places, wanted, await packPixels(still.pixels));
    await dropPending(places, name);
    return [];
  }
  if (!still) return [{ name, fault: 'never stands still' }];
  await keepPending(places, name, still.hash, still.pixels);
  return [{ name, fault: wanted === undefined ? 'new' : 'changed' }];
};

const sentences = (findings: readonly Finding[]): string[] => findings.map(({ name, fault }) => `${name}: ${fault}`);

/** Fails when something is wrong with a picture, with the list. */
export const judge = (findings: readonly Finding[]): void => {
  const isRestless = ({ fault }: Finding): boolean => fault === 'never stands still';
  expect.soft(sentences(findings.filter(isRestless)), 'Pictures that cannot be taken').toEqual([]);
  const unapproved = sentences(findings.filter((one) => !isRestless(one)));
  expect(unapproved, 'Pictures that nobody approved: see them with npm run visual:review').toEqual([]);
};
