import type { Picture } from '../contract/picture.ts';
import { stemOfPicture } from './picture-stem.ts';

/** The displayed size of a picture in a mail, CSS pixels. */
export const mailSize = { width: 72, height: 72 } as const;

/** The size of its file: sharp on every screen. */
export const mailFileSize = { width: 2 * mailSize.width, height: 2 * mailSize.height } as const;

/** The file name of a picture for mails, by the stem of its other sizes. JPEG: Outlook does not show WebP. */
export const mailFileOf = (stem: string): string => `${stem}-${mailFileSize.width}.jpg`;

/** The address of a picture for mails, next to its other sizes; undefined if nothing was rendered yet. */
export const mailUrlOf = (picture: Pick<Picture, 'resolutions'>): string | undefined => {
  const stem = stemOfPicture(picture);
  return stem === undefined ? undefined : mailFileOf(stem);
};
