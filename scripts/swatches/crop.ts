import sharp, { type Sharp } from 'sharp';
import type { SwatchArea } from './swatch-areas.ts';

/** A swatch as wide as its field on high-density screens; a smaller crop keeps its own pixels. */
const widest = 224;

/** Crops the area of a material from its original. */
export const cropOf = async ({ original, left, top, width, height }: SwatchArea): Promise<Sharp> => {
  const picture = sharp(`imagery/originals/${original}.webp`);
  const { width: across, height: down } = await picture.metadata();
  return picture
    .extract({
      left: Math.round(left * across),
      top: Math.round(top * down),
      width: Math.round(width * across),
      height: Math.round(height * down),
    })
    .resize({ width: widest, withoutEnlargement: true });
};
