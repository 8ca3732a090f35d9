import type { Picture } from '../contract/picture.ts';
import { stemOfPicture } from './picture-stem.ts';

/** How large a picture is where links are shared, CSS pixels: the shape that services cut to, 1.91:1. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What the file of a picture for shared links is called, by how its other sizes begin: `lagune-60-steel--front-0116c8619c`. */
export const shareFileOf = (stem: string): string => `${stem}-share.jpg`;

/** The address of a picture for shared links, beside those of its other sizes; undefined where nothing was rendered yet. */
export const shareUrlOf = (picture: Pick<Picture, 'resolutions'>): string | undefined => {
  const stem = stemOfPicture(picture);
  return stem === undefined ? undefined : shareFileOf(stem);
};
