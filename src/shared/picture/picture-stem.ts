import type { Picture } from '../contract/picture.ts';

/** How the addresses of a picture's files begin: `/pictures/lagune-60-steel--front-0116c8619c`; undefined where nothing was rendered yet. */
export const stemOfPicture = ({ resolutions }: Pick<Picture, 'resolutions'>): string | undefined =>
  /^(\/pictures\/.+)-\d+\.webp$/.exec(resolutions[0]?.webp ?? '')?.[1];
