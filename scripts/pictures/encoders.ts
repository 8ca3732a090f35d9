import sharp, { type Sharp } from 'sharp';
import { ssim } from 'ssim.js';
import type { MediaEntry } from '../../src/shared/content/media-file.ts';

type Format = 'avif' | 'webp';
type Pixels = Parameters<typeof ssim>[0];
type Encoders = Record<Format, (picture: Sharp) => Sharp>;

// Full chroma resolution: the background of product pictures must match that of the page without a seam.
const encode = (quality: number, format: Format) => (picture: Sharp) =>
  format === 'avif'
    ? picture.avif({ quality, effort: 3, chromaSubsampling: '4:4:4' })
    : picture.webp({ quality, effort: 5, smartSubsample: true });

// Product edges are judged closely: one quality, high enough for the faintest of them.
const always: Record<Format, number> = { avif: 58, webp: 80 };

// Rooms differ: plaster needs half the bytes of leaves. The sufficient similarity (SSIM, 0 to 1) was judged by eye, side by side at twice
// the size.
const ladder: Record<Format, readonly number[]> = { avif: [40, 44, 48, 52, 56, 60], webp: [60, 66, 72, 78, 84] };
const enough: Record<Format, number> = { avif: 0.994, webp: 0.992 };
const differenceAt = 1280;

const dataOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
};

/** The lowest quality of the ladder that is similar enough; the highest where none is. */
export const leastQuality = async (pixels: Buffer, format: Format): Promise<number> => {
  const scaled = sharp(await sharp(pixels).resize({ width: differenceAt, withoutEnlargement: true }).png().toBuffer());
  const wanted = await dataOf(scaled.clone());
  const looksAlike = async (quality: number): Promise<boolean> => {
    const outcome = sharp(await encode(quality, format)(scaled.clone()).toBuffer());
    return ssim(wanted, await dataOf(outcome)).mssim >= enough[format];
  };
  const steps = ladder[format];
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await looksAlike(steps[middle] ?? always[format])) high = middle;
    else low = middle + 1;
  }
  return steps[low] ?? always[format];
};

/** How a picture is encoded: products in one quality, rooms in the lowest one without a visible difference. */
export const encodersFor = async (kind: MediaEntry['kind'], pixels: Buffer): Promise<Encoders> => {
  const qualityOf = async (format: Format): Promise<number> => (kind === 'lifestyle' ? leastQuality(pixels, format) : always[format]);
  return { avif: encode(await qualityOf('avif'), 'avif'), webp: encode(await qualityOf('webp'), 'webp') };
};
