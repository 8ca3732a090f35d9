import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A decoded picture: three bytes per pixel. */
export type Pixels = { width: number; height: number; data: Buffer };

/** Decodes a PNG or WebP. */
export const readPixels = async (packed: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(packed).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** The content hash of a picture: equal if and only if every pixel is equal, whatever the encoding. */
export const hashPixels = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width}x${height}\0`).update(data).digest('hex').slice(0, 24);

/** Lossless WebP: every pixel preserved, a third smaller than the best PNG. */
export const packPixels = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();

const edge = 24;

/**
 * Removes the empty paper at the end of the lines, except for a narrow margin: a small part is the same picture in every width that does
 * not change it.
 */
export const trimEnd = (pixels: Pixels): Pixels => {
  const { width, height, data } = pixels;
  const [red, green, blue] = data.subarray((width - 1) * 3);
  const isPaper = (at: number): boolean => data[at] === red && data[at + 1] === green && data[at + 2] === blue;
  let used = 0;
  for (let y = 0; y < height; y++) {
    let x = width;
    while (x > used && isPaper((y * width + x - 1) * 3)) x--;
    used = x;
  }
  const kept = used + edge;
  if (kept >= width) return pixels;
  const rows = Array.from({ length: height }, (_, y) => data.subarray(y * width * 3, (y * width + kept) * 3));
  return { width: kept, height, data: Buffer.concat(rows) };
};
