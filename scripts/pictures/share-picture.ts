import { shareFileOf, shareSize } from '../../src/shared/picture/share-picture.ts';
import { drawJpeg } from './jpeg-picture.ts';
import type { PictureJob } from './picture-job.ts';
import { stemOf } from './render-picture.ts';

/** The name of a picture's file for shared links. */
export const shareName = (job: PictureJob): string => shareFileOf(stemOf(job));

/** A picture in the aspect ratio of shared links. */
export const drawSharePicture = (job: PictureJob): Promise<Buffer> => drawJpeg(job, shareSize);
