import type { Picture } from '../contract/picture.ts';

type Size = Picture['resolutions'][number];

/** The sizes of a picture that exist as WebP, the smallest first: the widest kitchen pictures are AVIF only. */
export const webpSizes = (sizes: readonly Size[]): (Size & { webp: string })[] =>
  sizes.filter((size): size is Size & { webp: string } => size.webp !== undefined).toSorted((a, b) => a.width - b.width);
