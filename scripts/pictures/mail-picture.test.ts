import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaEntry } from '../../src/shared/content/media-file.ts';
import { mailUrlOf } from '../../src/shared/picture/mail-picture.ts';
import { drawMailPicture, mailName } from './mail-picture.ts';
import type { PictureJob } from './picture-job.ts';

const ground = { r: 0xec, g: 0xea, b: 0xe6 };
const jobOf = async (width: number, height: number): Promise<PictureJob> => ({
  identifier: 'steg--front',
  entry: mediaEntry.parse({ kind: 'product', alt: {} }),
  original: await sharp({ create: { width, height, channels: 3, background: ground } })
    .png()
    .toBuffer(),
  hash: 'a1b2c3d4e5',
});

test.each([
  [1600, 1200],
  [800, 1000],
])('O-04 a picture of %d × %d px is a square JPEG in mails, in the colours of its background', async (width, height) => {
  const drawn = await drawMailPicture(await jobOf(width, height));
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 144, height: 144 });
  const { channels } = await sharp(drawn).stats();
  for (const { min, max } of channels.slice(0, 1)) expect(Math.max(ground.r - min, max - ground.r)).toBeLessThan(4);
  expect(drawn.length).toBeLessThan(20_000);
});

test('O-04 its address derives from those of its other sizes, none where nothing was rendered', async () => {
  const size = { name: 'a', width: 640, height: 480, avif: '' };
  const file = mailName(await jobOf(100, 100));
  expect(mailUrlOf({ resolutions: [{ ...size, webp: '/pictures/steg--front-a1b2c3d4e5-640.webp' }] })).toBe(`/pictures/${file}`);
  expect(mailUrlOf({ resolutions: [{ ...size, webp: 'data:image/svg+xml,' }] })).toBeUndefined();
});
