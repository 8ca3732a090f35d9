import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { mediaEntry } from '../../src/shared/content/media-file.ts';
import { picture } from '../../src/shared/contract/picture.ts';
import type { PictureJob } from './picture-job.ts';
import { makePicture } from './render-picture.ts';

const cache = mkdtempSync(path.join(tmpdir(), 'undula-pictures-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const ground = { r: 0xec, g: 0xea, b: 0xe6 };
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: ground } })
    .webp({ lossless: true })
    .toBuffer();

const jobOf = async (identifier: string, kind: 'product' | 'lifestyle'): Promise<PictureJob> => ({
  identifier,
  entry: mediaEntry.parse({ kind, alt: {} }),
  original: kind === 'product' ? await flat(640, 480) : await flat(900, 600),
  hash: 'a1b2c3d4e5',
});

const fileOf = (url: string): string => path.join(cache, path.basename(url));

test('a product picture in its sizes, each as AVIF and WebP, on exactly the background of the page', async () => {
  const { picture: made, isNew } = await makePicture(await jobOf('steg--front', 'product'), cache);
  expect(isNew).toBe(true);
  expect(picture.parse(made)).toMatchObject({ identifier: 'steg--front', width: 640, height: 480, placeholder: '#eceae6' });
  expect(made.resolutions.map(({ name }) => name)).toEqual(['image_240w_180h', 'image_320w_240h', 'image_480w_360h', 'ORIGINAL']);
  for (const { avif, webp, width, height } of made.resolutions) {
    for (const url of [avif, webp ?? '']) {
      const { data, info } = await sharp(await readFile(fileOf(url)))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, height]);
      for (const [index, value] of [ground.r, ground.g, ground.b].entries())
        expect(Math.abs((data[index] ?? 0) - value)).toBeLessThanOrEqual(1);
    }
  }
});

test('the second run takes it from the cache', async () => {
  const before = readdirSync(cache).length;
  const job = await jobOf('steg--front', 'product');
  expect(await makePicture(job, cache)).toMatchObject({ isNew: false, picture: { identifier: 'steg--front' } });
  expect(readdirSync(cache)).toHaveLength(before);
});

test('a room wider than 1280 px is AVIF alone from there on', async () => {
  const { picture: made } = await makePicture({ ...(await jobOf('kitchen', 'lifestyle')), original: await flat(2000, 1250) }, cache);
  expect(made.resolutions.map(({ width, avif, webp }) => [width, avif, webp])).toEqual([
    [480, '/pictures/kitchen-a1b2c3d4e5-480.avif', '/pictures/kitchen-a1b2c3d4e5-480.webp'],
    [834, '/pictures/kitchen-a1b2c3d4e5-834.avif', '/pictures/kitchen-a1b2c3d4e5-834.webp'],
    [1280, '/pictures/kitchen-a1b2c3d4e5-1280.avif', '/pictures/kitchen-a1b2c3d4e5-1280.webp'],
    [1920, '/pictures/kitchen-a1b2c3d4e5-1920.avif', undefined],
    [2000, '/pictures/kitchen-a1b2c3d4e5-2000.avif', undefined],
  ]);
});

test('a picture whose manifest exists but whose file is missing is generated again', async () => {
  const job = await jobOf('steg--lost', 'product');
  const { picture: made } = await makePicture(job, cache);
  rmSync(fileOf(made.resolutions[0]?.avif ?? ''));
  expect((await makePicture(job, cache)).isNew).toBe(true);
  expect((await makePicture(job, cache)).isNew).toBe(false);
});
