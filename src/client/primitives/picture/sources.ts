import type { Picture } from '#shared/contract/picture.ts';

type Resolution = Picture['resolutions'][number];

// Named sizes may be crops; mixing crops in one srcset would show another picture at another width.
const tolerance = 0.02;
const isRatio =
  (ratio: number) =>
  ({ width, height }: Resolution) =>
    Math.abs(width / height / ratio - 1) < tolerance;

/** The named sizes that show the same cut as the asked ratio (width / height), smallest first; the picture's own ratio when none does. */
export const sizesOf = (picture: Picture, ratio = picture.width / picture.height): Resolution[] => {
  const asked = picture.resolutions.filter(isRatio(ratio));
  const own = picture.resolutions.filter(isRatio(picture.width / picture.height));
  const found = asked.length > 0 ? asked : own.length > 0 ? own : picture.resolutions;
  return found.toSorted((a, b) => a.width - b.width);
};

/** A srcset of one format: `/a-640.avif 640w, /a-1280.avif 1280w`. */
export const srcSetOf = (sizes: Resolution[], format: 'avif' | 'webp'): string =>
  sizes.map((size) => `${size[format]} ${size.width}w`).join(', ');
