import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** Where and how much two pictures differ. */
export type Difference = { count: number; box: { x: number; y: number; width: number; height: number } | null };

const marker = [214, 0, 110] as const;
const fade = 0.25;

const isSame = (before: Pixels, after: Pixels, x: number, y: number): boolean => {
  if (x >= before.width || y >= before.height || x >= after.width || y >= after.height) return false;
  const b = (y * before.width + x) * 3;
  const a = (y * after.width + x) * 3;
  return before.data[b] === after.data[a] && before.data[b + 1] === after.data[a + 1] && before.data[b + 2] === after.data[a + 2];
};

const sizeOf = (before: Pixels, after: Pixels): { width: number; height: number } => ({
  width: Math.max(before.width, after.width),
  height: Math.max(before.height, after.height),
});

/** Counts the pixels that differ; an area that only one picture has differs. */
export const measureDifference = (before: Pixels, after: Pixels): Difference => {
  const { width, height } = sizeOf(before, after);
  let count = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isSame(before, after, x, y)) continue;
      count++;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { count, box: count === 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } };
};

const greyOf = ({ data }: Pixels, at: number): number =>
  255 - (255 - ((data[at] ?? 255) * 0.3 + (data[at + 1] ?? 255) * 0.59 + (data[at + 2] ?? 255) * 0.11)) * fade;

/** Draws the new picture faded and marks every pixel that differs. */
export const drawDifference = (before: Pixels, after: Pixels): Promise<Buffer> => {
  const { width, height } = sizeOf(before, after);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      if (isSame(before, after, x, y)) data.fill(greyOf(after, (y * after.width + x) * 3), at, at + 3);
      else data.set(marker, at);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
};
