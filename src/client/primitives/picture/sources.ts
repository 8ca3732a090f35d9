import type { Picture } from '#shared/contract/picture.ts';

type Resolution = Picture['resolutions'][number];

// Named sizes of the CMS may be crops; mixing crops in one srcset would show another picture at another width.
const tolerance = 0.02;
const isRatio =
  (ratio: number) =>
  ({ width, height }: Resolution) =>
    Math.abs(width / height / ratio - 1) < tolerance;

/** The named sizes with the requested aspect ratio, smallest first; those with the picture's own ratio if there are none. */
export const sizesOf = (picture: Picture, ratio = picture.width / picture.height): Resolution[] => {
  const matching = picture.resolutions.filter(isRatio(ratio));
  const own = picture.resolutions.filter(isRatio(picture.width / picture.height));
  const found = matching.length > 0 ? matching : own.length > 0 ? own : picture.resolutions;
  return found.toSorted((a, b) => a.width - b.width);
};

/** The fallback size of a thumbnail: the smallest over 330 px wide and 200 px high, else the largest (M-47). Sizes are sorted, smallest first. */
export const thumbnailOf = (sizes: readonly Resolution[]): Resolution | undefined =>
  sizes.find(({ width, height }) => height > 200 && width > 330) ?? sizes.at(-1);

/** The srcset descriptor of a named size: `image_1280w_720h` and `1280w` are 1280w, `2x` stays, ORIGINAL is its actual width. */
export const descriptorOf = ({ name, width }: Pick<Resolution, 'name' | 'width'>): string => {
  const density = /^\d+(?:\.\d+)?x$/.exec(name)?.[0];
  return density ?? /(?:^|_)(\d+w)(?:_|$)/.exec(name)?.[1] ?? `${width}w`;
};

/** A srcset of one format: `/a-640.avif 640w, /a-1280.avif 1280w`. Never mixes widths and densities: a browser would drop it. */
export const srcSetOf = (sizes: Resolution[], format: 'avif' | 'webp'): string => {
  const named = sizes.filter((size) => size[format]).map((size) => ({ url: size[format], descriptor: descriptorOf(size) }));
  const widths = named.filter(({ descriptor }) => descriptor.endsWith('w'));
  return (widths.length > 0 ? widths : named).map(({ url, descriptor }) => `${url} ${descriptor}`).join(', ');
};
