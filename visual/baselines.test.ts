import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { listFiles, removeStrays } from './baselines.ts';
import { findUnapproved } from './check.ts';
import { approve, reject, removeAllBut } from './decide.ts';
import { listPending } from './pending.ts';
import { hashPixels, packPixels, readPixels } from './pixels.ts';
import type { Places } from './places.ts';
import { drawn, plant, plantPlaces } from './review/planted.ts';
import { approvedIn, readLog } from './review-log.ts';

const reason = { who: 'Ada', when: '2026-01-01T00:00:00.000Z', why: 'a test' };
const [light, dark, link, home] = [
  'stories/button/solid/390-light',
  'stories/button/solid/390-dark',
  'stories/link/inline/390-light',
  'screens/home/1440-light',
];
const fileOf = ({ baselines }: Places, name: string): string => join(baselines, `${name}.webp`);
const contentOf = async (places: Places, name: string): Promise<string> =>
  hashPixels(await readPixels(await readFile(fileOf(places, name))));

let places: Places;
beforeEach(async () => {
  places = await plantPlaces();
});

const approveAs = async (name: string, mark: number): Promise<void> => {
  await plant(places, name, drawn(mark));
  await approve(places, await listPending(places), reason);
};

test('B-06 a picture is named by its pixels, whatever packs it', async () => {
  const packed = await packPixels(drawn(7));
  expect(hashPixels(await readPixels(packed))).toBe(hashPixels(drawn(7)));
  expect(hashPixels(drawn(8))).not.toBe(hashPixels(drawn(7)));
});

test('B-06 equal pictures are kept once, under the first name; when that one changes the other keeps the picture', async () => {
  await approveAs(link, 0);
  expect(await listFiles(places)).not.toContain(`${link}.webp`);
  expect(await contentOf(places, light)).toBe(hashPixels(drawn(0)));
  await approveAs(light, 99);
  expect(await contentOf(places, light)).toBe(hashPixels(drawn(99)));
  expect(await contentOf(places, link)).toBe(hashPixels(drawn(0)));
  expect(await findUnapproved(places)).toEqual([]);
});

test('B-06 two pictures may change places', async () => {
  await plant(places, light, drawn(1));
  await plant(places, dark, drawn(0));
  await approve(places, await listPending(places), reason);
  expect(await contentOf(places, light)).toBe(hashPixels(drawn(1)));
  expect(await contentOf(places, dark)).toBe(hashPixels(drawn(0)));
  expect(await findUnapproved(places)).toEqual([]);
});

test('B-06 the check names every baseline that nobody approved, also where it remembers earlier ones', async () => {
  const known = join(dirname(places.log), 'known.json');
  expect(await findUnapproved(places, known)).toEqual([]);
  await writeFile(fileOf(places, light), await packPixels(drawn(200)));
  await writeFile(fileOf(places, 'screens/home/834-light'), await packPixels(drawn(201)));
  await rm(fileOf(places, link));
  const findings = await findUnapproved(places, known);
  expect(await findUnapproved(places)).toEqual(findings);
  expect(findings).toEqual([
    'screens/home/834-light: nobody approved it',
    `${light}: not the picture that was approved`,
    `${link}: approved, but its picture is missing`,
  ]);
});

test('B-06 a rejection changes no baseline, and the picture waits on', async () => {
  await plant(places, light, drawn(50));
  await reject(places, await listPending(places), { ...reason, why: 'too pale' });
  expect(await contentOf(places, light)).toBe(hashPixels(drawn(0)));
  expect((await listPending(places)).map(({ name }) => name)).toEqual([light]);
  expect(approvedIn(await readLog(places)).get(light)).toBe(hashPixels(drawn(0)));
});

test('B-06 what is no longer shot is given up in the log, its file with it', async () => {
  expect(await removeAllBut(places, new Set([light, dark, home]), reason)).toEqual([link]);
  expect(await listFiles(places)).not.toContain(`${link}.webp`);
  await writeFile(join(places.baselines, 'old.png'), '');
  expect(await removeStrays(places, approvedIn(await readLog(places)))).toEqual(['old.png']);
  expect(await findUnapproved(places)).toEqual([]);
});
