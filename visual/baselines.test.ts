import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hasBaseline, readBaseline } from './baselines.ts';
import { findUnapproved } from './check.ts';
import { approve, reject, removeObsolete } from './decide.ts';
import type { VisualFolders } from './folders.ts';
import { listPending } from './pending.ts';
import { hashPixels, packPixels, readPixels } from './pixels.ts';
import { drawn, plant, plantPlaces, subjects } from './review/planted.ts';
import { approvedIn, readLog } from './review-log.ts';

const reason = { who: 'Ada', when: '2026-01-01T00:00:00.000Z', why: 'a test' };
const [light, dark, link, home] = [
  'stories/button/solid/390-light',
  'stories/button/solid/390-dark',
  'stories/link/inline/390-light',
  'screens/home/1440-light',
];
const approvedOf = async (of: VisualFolders, name: string): Promise<string> => approvedIn(await readLog(of)).get(name) ?? 'none';
const contentOf = async (of: VisualFolders, name: string): Promise<string> => {
  const packed = await readBaseline(of, await approvedOf(of, name));
  return packed ? hashPixels(await readPixels(packed)) : 'not kept';
};

let folders: VisualFolders;
beforeEach(async () => {
  folders = await plantPlaces();
});

test('B-06 a picture is named by its pixels, whatever encodes it', async () => {
  const packed = await packPixels(drawn(7));
  expect(hashPixels(await readPixels(packed))).toBe(hashPixels(drawn(7)));
  expect(hashPixels(drawn(8))).not.toBe(hashPixels(drawn(7)));
});

test('B-06 two pictures may swap, and each is stored under its content', async () => {
  await plant(folders, light, drawn(1));
  await plant(folders, dark, drawn(0));
  await approve(folders, await listPending(folders), reason);
  expect(await contentOf(folders, light)).toBe(hashPixels(drawn(1)));
  expect(await contentOf(folders, dark)).toBe(hashPixels(drawn(0)));
});

test('B-06 each decision is a small file of its own, in order; the repository contains no pictures', async () => {
  await plant(folders, light, drawn(99));
  await approve(folders, await listPending(folders), { ...reason, when: '2026-02-01T00:00:00.000Z' });
  await plant(folders, light, drawn(98));
  await approve(folders, await listPending(folders), { ...reason, when: '2026-03-01T00:00:00.000Z' });
  const files = await readdir(folders.approvals);
  expect(files).toHaveLength(3);
  expect(await approvedOf(folders, light)).toBe(hashPixels(drawn(98)));
  // Branches are merged in any order: the latest decision counts.
  await rm(join(folders.approvals, files.toSorted().at(-1) ?? ''));
  expect(await approvedOf(folders, light)).toBe(hashPixels(drawn(99)));
});

test('B-06 an invalid decision stops reading', async () => {
  await writeFile(join(folders.approvals, '2026-02-01.json'), '{"decision":"approved","pictures":{}}');
  await expect(readLog(folders)).rejects.toThrow();
});

test('B-06 the check names pictures that are not approved, and approvals that are no longer shot', async () => {
  expect(await findUnapproved(folders, subjects)).toEqual(['screens/home/390-pseudo: nobody approved it']);
  const others = subjects.map((one) => ({
    ...one,
    pictures: one.pictures.filter((name) => name !== link && name !== 'screens/home/390-pseudo'),
  }));
  expect(await findUnapproved(folders, others)).toEqual([`${link}: approved, but nobody shoots it`]);
});

test('B-06 a rejection approves nothing, and the picture stays pending', async () => {
  await plant(folders, light, drawn(50));
  await reject(folders, await listPending(folders), { ...reason, why: 'too pale' });
  expect(await contentOf(folders, light)).toBe(hashPixels(drawn(0)));
  expect((await listPending(folders)).map(({ name }) => name)).toEqual([light]);
});

test('B-06 approvals of pictures no longer shot are removed in the log', async () => {
  expect(await removeObsolete(folders, new Set([light, dark, home]), { ...reason, when: '2026-02-01T00:00:00.000Z' })).toEqual([link]);
  expect(await approvedOf(folders, link)).toBe('none');
});

test('B-06 a picture that this machine does not have is reported as missing', async () => {
  const hash = await approvedOf(folders, light);
  await rm(join(folders.baselines, `${hash}.webp`));
  expect(hasBaseline(folders, hash)).toBe(false);
  expect(await readBaseline(folders, hash)).toBeUndefined();
});
