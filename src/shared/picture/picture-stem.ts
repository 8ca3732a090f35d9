import type { Picture } from '../contract/picture.ts';

/**
 * The common beginning of the addresses of a picture's files: `/pictures/lagune-60-steel--front-0116c8619c`; undefined if nothing was
 * rendered yet.
 */
export const stemOfPicture = ({ resolutions }: Pick<Picture, 'resolutions'>): string | undefined =>
  /^(\/pictures\/.+)-\d+\.webp$/.exec(resolutions[0]?.webp ?? '')?.[1];
