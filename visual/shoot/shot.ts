import { expect } from '@playwright/test';
import { hasBaseline, saveBaseline } from '../baselines.ts';
import { visualFoldersIn } from '../folders.ts';
import { removePending, savePending } from '../pending.ts';
import { packPixels } from '../pixels.ts';
import { approvedIn, readLog } from '../review-log.ts';
import type { Camera, Framing, Shot } from './camera.ts';

const folders = visualFoldersIn();
const approved = approvedIn(await readLog(folders));
const mostTries = 12;

/** Waits until the page is idle and two pictures in a row are the same, or one is the approved one; undefined when that never happens. */
export const takeStableShot = async (camera: Camera, framing: Framing, wanted?: string): Promise<Shot | undefined> => {
  await camera.waitForIdle();
  let last = await camera.take(framing);
  for (let tries = 0; tries < mostTries && last.hash !== wanted; tries++) {
    const next = await camera.take(framing);
    if (next.hash === last.hash) return next;
    last = next;
  }
  return last.hash === wanted ? last : undefined;
};

/** A failed comparison of a picture. */
export type Finding = { name: string; fault: 'new' | 'changed' | 'never stands still' };

// Encoding costs more than shooting: approved pictures are stored only where somebody requests them for comparison.
const savesBaselines = process.env['KEPT_PICTURES'] !== undefined;

/** Shoots one picture. Unless it is the approved one to the pixel, stores it for review and returns the finding. */
export const shoot = async (camera: Camera, name: string, framing: Framing): Promise<Finding[]> => {
  const wanted = approved.get(name);
  // The approved picture needs no waiting: only the right page looks like it. Any other may simply be too early.
  const first = wanted === undefined ? undefined : await camera.take(framing);
  const stable = first && first.hash === wanted ? first : await takeStableShot(camera, framing, wanted);
  if (stable && stable.hash === wanted) {
    if (savesBaselines && !hasBaseline(folders, wanted)) await saveBaseline(folders, wanted, await packPixels(stable.pixels));
    await removePending(folders, name);
    return [];
  }
  if (!stable) return [{ name, fault: 'never stands still' }];
  await savePending(folders, name, stable.hash, stable.pixels);
  return [{ name, fault: wanted === undefined ? 'new' : 'changed' }];
};

const sentences = (findings: readonly Finding[]): string[] => findings.map(({ name, fault }) => `${name}: ${fault}`);

/** Fails with a list of the findings, if there are any. */
export const expectNoFindings = (findings: readonly Finding[]): void => {
  const isUnstable = ({ fault }: Finding): boolean => fault === 'never stands still';
  expect.soft(sentences(findings.filter(isUnstable)), 'Pictures that cannot be taken').toEqual([]);
  const unapproved = sentences(findings.filter((one) => !isUnstable(one)));
  expect(unapproved, 'Pictures that nobody approved: see them with npm run visual:review').toEqual([]);
};
