import type { Crop, MediaEntry } from '#shared/content/media-file.ts';

/** Whole pixels. */
export type Size = { width: number; height: number };
export type Area = Size & { left: number; top: number };

const widths: Record<MediaEntry['kind'], readonly number[]> = {
  product: [240, 320, 480, 640, 960],
  detail: [240, 320, 480, 640, 960],
  lifestyle: [480, 834, 1280],
};

const ratios: Record<Crop, number> = { '21:9': 21 / 9, '4:5': 4 / 5 };

/** The name of a size as the CMS writes it: `image_640w_480h`. */
export const sizeName = ({ width, height }: Size): string => `image_${width}w_${height}h`;

/** The sizes of a picture, the smallest first: the widths of its kind that it is large enough for, and its own. */
export const sizesOf = (kind: MediaEntry['kind'], full: Size): Size[] => {
  const smaller = widths[kind].filter((width) => width < full.width);
  return [...smaller, full.width].map((width) => ({ width, height: Math.max(1, Math.round((width * full.height) / full.width)) }));
};

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** The largest area of a crop's shape inside a picture, with the focus (shares from the top left) as near to its middle as the edges allow. */
export const cropArea = (full: Size, crop: Crop, focus: { x: number; y: number }): Area => {
  const ratio = ratios[crop];
  const width = Math.max(1, Math.min(full.width, Math.round(full.height * ratio)));
  const height = Math.max(1, Math.min(full.height, Math.round(full.width / ratio)));
  const left = clamp(Math.round(focus.x * full.width - width / 2), full.width - width);
  const top = clamp(Math.round(focus.y * full.height - height / 2), full.height - height);
  return { left, top, width, height };
};
