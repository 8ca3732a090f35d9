import type { Picture } from '../contract/picture.ts';
import { stemOfPicture } from './picture-stem.ts';

/** The size of a picture for shared links, CSS pixels: the aspect ratio to which services crop, 1.91:1. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The file name of a picture for shared links, by the stem of its other sizes: `lagune-60-steel--front-0116c8619c`. */
export const shareFileOf = (stem: string): string => `${stem}-share.jpg`;

/** The address of a picture for shared links, next to its other sizes; undefined if nothing was rendered yet. */
export const shareUrlOf = (picture: Pick<Picture, 'resolutions'>): string | undefined => {
  const stem = stemOfPicture(picture);
  return stem === undefined ? undefined : shareFileOf(stem);
};
