import type { MediaEntry } from '#shared/content/media-file.ts';

/** Whole pixels. */
export type Size = { width: number; height: number };

const widths: Record<MediaEntry['kind'], readonly number[]> = {
  product: [240, 320, 480, 640, 960],
  detail: [240, 320, 480, 640, 960],
  lifestyle: [480, 834, 1280, 1920],
};

/** Wider ones exist as AVIF only: the few browsers that support only WebP use this one. */
export const widestAsWebp: Record<MediaEntry['kind'], number> = {
  product: Number.POSITIVE_INFINITY,
  detail: Number.POSITIVE_INFINITY,
  lifestyle: 1280,
};

/** The name of a size in the CMS's format: `image_640w_480h`. */
export const sizeName = ({ width, height }: Size): string => `image_${width}w_${height}h`;

/** The sizes of a picture, the smallest first: the widths of its kind that it is large enough for, and its own. */
export const sizesOf = (kind: MediaEntry['kind'], full: Size): Size[] => {
  const smaller = widths[kind].filter((width) => width < full.width);
  return [...smaller, full.width].map((width) => ({ width, height: Math.max(1, Math.round((width * full.height) / full.width)) }));
};
