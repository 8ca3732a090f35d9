import path from 'node:path';
import sharp from 'sharp';
import { shareFileOf, shareSize } from '../../src/shared/picture/share-picture.ts';
import type { PictureJob } from './picture-job.ts';
import { readFull, stemOf, writeWhole } from './render-picture.ts';

/** The name of a picture's file for shared links. */
export const shareName = (job: PictureJob): string => shareFileOf(stemOf(job));

/** A picture in the shape of shared links, as JPEG, which every service reads. A product stands whole on its ground, which goes on to both sides; a room is cut to what draws the eye. */
export const drawSharePicture = async (job: PictureJob): Promise<Buffer> => {
  const { pixels } = await readFull(job);
  if (job.entry.kind !== 'product')
    return sharp(pixels)
      .resize({ ...shareSize, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 82 })
      .toBuffer();
  const { data, info } = await sharp(pixels)
    .resize({ ...shareSize, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const [beside, above] = [shareSize.width - info.width, shareSize.height - info.height];
  return sharp(data)
    .extend({
      left: Math.floor(beside / 2),
      right: Math.ceil(beside / 2),
      top: Math.floor(above / 2),
      bottom: Math.ceil(above / 2),
      extendWith: 'copy',
    })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

/** Makes a picture for shared links into a folder. */
export const makeSharePicture = async (job: PictureJob, folder: string): Promise<void> =>
  writeWhole(path.join(folder, shareName(job)), await drawSharePicture(job));
