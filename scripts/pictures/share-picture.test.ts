import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaEntry } from '../../src/shared/content/media-file.ts';
import { shareUrlOf } from '../../src/shared/picture/share-picture.ts';
import type { PictureJob } from './picture-job.ts';
import { drawSharePicture, shareName } from './share-picture.ts';

const ground = { r: 0xec, g: 0xea, b: 0xe6 };
const ink = { r: 20, g: 20, b: 20 };

/** A picture on the ground with a dark thing in it that keeps a margin of 10 px. */
const jobOf = async (kind: 'product' | 'lifestyle', width: number, height: number): Promise<PictureJob> => ({
  identifier: 'steg--front',
  crop: null,
  entry: mediaEntry.parse({ kind, alt: {} }),
  original: await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: { create: { width: width - 20, height: height - 20, channels: 3, background: ink } }, left: 10, top: 10 }])
    .png()
    .toBuffer(),
  hash: 'a1b2c3d4e5',
});

const pixelsOf = async (job: PictureJob) => {
  const drawn = await drawSharePicture(job);
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  expect([(await sharp(drawn).metadata()).format, info.width, info.height]).toEqual(['jpeg', 1200, 630]);
  return (x: number, y: number): number => data[(y * info.width + x) * info.channels] ?? 0;
};

test.each([
  [1600, 1200],
  [960, 720],
  [800, 1000],
  [1600, 700],
])('S-01 a product of %d × %d px stands whole in the shape of shared links, its ground goes on around it', async (width, height) => {
  const at = await pixelsOf(await jobOf('product', width, height));
  expect(at(600, 315)).toBeLessThan(60);
  const edges = [...Array.from({ length: 120 }, (_, step) => [at(step * 10, 0), at(step * 10, 629)])].flat();
  const sides = [...Array.from({ length: 63 }, (_, step) => [at(0, step * 10), at(1199, step * 10)])].flat();
  for (const value of [...edges, ...sides]) expect(Math.abs(value - ground.r)).toBeLessThan(8);
});

test('S-01 a room fills the shape', async () => {
  const at = await pixelsOf(await jobOf('lifestyle', 1600, 1200));
  expect(at(600, 315)).toBeLessThan(60);
  expect([at(20, 315), at(1180, 315)].every((value) => value < 60)).toBe(true);
});

test('S-01 its address follows from those of its other sizes, none where nothing was rendered', async () => {
  const size = { name: 'a', width: 640, height: 480, avif: '' };
  const file = shareName(await jobOf('product', 100, 100));
  expect(shareUrlOf({ resolutions: [{ ...size, webp: '/pictures/steg--front-a1b2c3d4e5-640.webp' }] })).toBe(`/pictures/${file}`);
  expect(shareUrlOf({ resolutions: [{ ...size, webp: 'data:image/svg+xml,' }] })).toBeUndefined();
});
