import type { Picture } from '../contract/picture.ts';

type Size = Picture['resolutions'][number];

/** The sizes of a picture that are there as WebP, the smallest first: the widest of rooms are AVIF alone. */
export const webpSizes = (sizes: readonly Size[]): (Size & { webp: string })[] =>
  sizes.flatMap(({ webp, ...size }) => (webp === undefined ? [] : [{ ...size, webp }])).toSorted((a, b) => a.width - b.width);
