import { mailFileOf, mailFileSize } from '../../src/shared/picture/mail-picture.ts';
import { drawJpeg } from './jpeg-picture.ts';
import type { PictureJob } from './picture-job.ts';
import { stemOf } from './render-picture.ts';

/** The name of a picture's file for mails. */
export const mailName = (job: PictureJob): string => mailFileOf(stemOf(job));

/** A picture for mails. */
export const drawMailPicture = (job: PictureJob): Promise<Buffer> => drawJpeg(job, mailFileSize);
