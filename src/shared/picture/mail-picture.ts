import type { Picture } from '../contract/picture.ts';
import { stemOfPicture } from './picture-stem.ts';

/** How large a picture is shown in a mail, CSS pixels. */
export const mailSize = { width: 72, height: 72 } as const;

/** How large its file is: sharp on every screen. */
export const mailFileSize = { width: 2 * mailSize.width, height: 2 * mailSize.height } as const;

/** What the file of a picture for mails is called, by how its other sizes begin. JPEG: Outlook shows no WebP. */
export const mailFileOf = (stem: string): string => `${stem}-${mailFileSize.width}.jpg`;

/** The address of a picture for mails, beside those of its other sizes; undefined where nothing was rendered yet. */
export const mailUrlOf = (picture: Pick<Picture, 'resolutions'>): string | undefined => {
  const stem = stemOfPicture(picture);
  return stem === undefined ? undefined : mailFileOf(stem);
};
