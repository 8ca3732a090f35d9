import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaEntry } from '../../src/shared/content/media-file.ts';
import { shareUrlOf } from '../../src/shared/picture/share-picture.ts';
import type { PictureJob } from './picture-job.ts';
import { drawSharePicture, shareName } from './share-picture.ts';

const ground = { r: 0xec, g: 0xea, b: 0xe6 };
const ink = { r: 20, g: 20, b: 20 };

/** A picture with a dark object on the background, with a margin of 10 px. */
const jobOf = async (kind: 'product' | 'lifestyle', width: number, height: number): Promise<PictureJob> => ({
  identifier: 'steg--front',
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
])('S-01 a product of %d × %d px is whole in the shape of shared links, its background extended around it', async (width, height) => {
  const at = await pixelsOf(await jobOf('product', width, height));
  expect(at(600, 315)).toBeLessThan(60);
  const edges = [...Array.from({ length: 120 }, (_, step) => [at(step * 10, 0), at(step * 10, 629)])].flat();
  const sides = [...Array.from({ length: 63 }, (_, step) => [at(0, step * 10), at(1199, step * 10)])].flat();
  for (const value of [...edges, ...sides]) expect(Math.abs(value - ground.r)).toBeLessThan(8);
});

/** A plain room or close-up with one striped square of 400 px, at the left or the right end of its middle line. */
const withSquare = async (kind: 'lifestyle' | 'detail', left: number): Promise<PictureJob> => {
  const stripe = { create: { width: 20, height: 400, channels: 3, background: ink } } as const;
  const stripes = Array.from({ length: 10 }, (_, at) => ({ input: stripe, left: left + at * 40, top: 100 }));
  const original = await sharp({ create: { width: 2400, height: 600, channels: 3, background: ground } })
    .composite(stripes)
    .png()
    .toBuffer();
  return { ...(await jobOf('product', 100, 100)), entry: mediaEntry.parse({ kind, alt: {} }), original };
};

test.each(['lifestyle', 'detail'] as const)('S-01 of a %s the salient part is kept, in its own proportions', async (kind) => {
  for (const left of [0, 2000]) {
    const at = await pixelsOf(await withSquare(kind, left));
    const line = Array.from({ length: 1200 }, (_, x) => at(x, 315)).flatMap((value, x) => (value < 90 ? [x] : []));
    const width = (line.at(-1) ?? 0) - (line[0] ?? 0);
    const column = Array.from({ length: 630 }, (_, y) => at((line[0] ?? 0) + 8, y)).filter((value) => value < 90).length;
    // The stripes span 380 px from the first to the end of the last, and are 400 px high.
    expect(width / column).toBeCloseTo(380 / 400, 1);
    // 600 px high, it fills 630.
    expect(column).toBeGreaterThan(400);
  }
});

test('S-01 its address derives from those of its other sizes, none where nothing was rendered', async () => {
  const size = { name: 'a', width: 640, height: 480, avif: '' };
  const file = shareName(await jobOf('product', 100, 100));
  expect(shareUrlOf({ resolutions: [{ ...size, webp: '/pictures/steg--front-a1b2c3d4e5-640.webp' }] })).toBe(`/pictures/${file}`);
  expect(shareUrlOf({ resolutions: [{ ...size, webp: 'data:image/svg+xml,' }] })).toBeUndefined();
});
