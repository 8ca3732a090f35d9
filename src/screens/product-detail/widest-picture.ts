import type { Picture } from '#shared/contract/picture.ts';
import { webpSizes } from '#shared/picture/webp-sizes.ts';

/** The minimum that search engines ask for, CSS pixels. */
const wanted = 1200;

/** The picture size for search engines: the smallest of at least 1200 px, else the largest. */
export const widestFor = ({ resolutions, width, height }: Picture): { webp: string; width: number; height: number } => {
  const byWidth = webpSizes(resolutions);
  const found = byWidth.find((size) => size.width >= wanted) ?? byWidth.at(-1);
  return found ?? { webp: '', width, height };
};
