import sharp from 'sharp';
import type { Size } from '../../src/shared/picture/picture-sizes.ts';
import type { PictureJob } from './picture-job.ts';
import { readFull } from './render-picture.ts';

/**
 * A picture in a given shape, as JPEG, which everything reads. A product is shown whole on its background, extended at the sides; a room is
 * cropped to its salient part.
 */
export const drawJpeg = async (job: PictureJob, size: Size): Promise<Buffer> => {
  const { pixels } = await readFull(job);
  if (job.entry.kind !== 'product')
    return sharp(pixels)
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 82 })
      .toBuffer();
  const { data, info } = await sharp(pixels)
    .resize({ ...size, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const [beside, above] = [size.width - info.width, size.height - info.height];
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
