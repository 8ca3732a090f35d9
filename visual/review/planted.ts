import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { approve } from '../decide.ts';
import { type VisualFolders, visualFoldersIn } from '../folders.ts';
import { listPending, savePending } from '../pending.ts';
import type { Subject } from '../pictures.ts';
import { hashPixels, type Pixels } from '../pixels.ts';
import { createReview } from './server.ts';

/** Two components and a page, small enough to know every picture. */
export const subjects: readonly Subject[] = [
  {
    id: 'stories/button',
    tag: '@story:button',
    title: 'Button',
    kind: 'component',
    pictures: ['390-light', '390-dark'].map((mode) => `stories/button/solid/${mode}`),
  },
  { id: 'stories/link', tag: '@story:link', title: 'Link', kind: 'component', pictures: ['stories/link/inline/390-light'] },
  {
    id: 'screens/home',
    tag: '@screen:home',
    title: 'home',
    kind: 'page',
    pictures: ['screens/home/1440-light', 'screens/home/390-pseudo'],
  },
];

/** A picture of the given size with a mark that makes it unique. */
export const drawn = (mark: number, width = 320, height = 200): Pixels => {
  const data = Buffer.alloc(width * height * 3, 250);
  for (let y = 20; y < 60; y++) data.fill(mark, (y * width + 20) * 3, (y * width + 120) * 3);
  return { width, height, data };
};

const names = subjects.flatMap(({ pictures }) => pictures);

/** A folder of its own in which every picture but the last is approved. */
export const plantPlaces = async (): Promise<VisualFolders> => {
  const folders = visualFoldersIn(await mkdtemp(join(tmpdir(), 'undula-review-')));
  for (const [index, name] of names.slice(0, -1).entries()) await plant(folders, name, drawn(index));
  await approve(folders, await listPending(folders), { who: 'Ada', when: '2025-12-01T00:00:00.000Z', why: 'first' });
  return folders;
};

/** Makes a picture pending, as the rig does when it differs. */
export const plant = (folders: VisualFolders, name: string, pixels: Pixels): Promise<void> =>
  savePending(folders, name, hashPixels(pixels), pixels);

/** The review of a folder on a free port. */
export const startReview = async (
  folders: VisualFolders,
  isLook = false,
): Promise<{ address: string; token: string; stop: () => Promise<void> }> => {
  const token = 'a-token-of-the-test';
  const { fetch } = createReview({ folders, subjects, who: 'Grace', token, now: () => '2026-01-02T00:00:00.000Z', isLook });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
