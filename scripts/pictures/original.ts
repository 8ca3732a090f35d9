import sharp from 'sharp';
import type { Size } from '../../src/shared/picture/picture-sizes.ts';

// What cameras and editors write. The library reads drawings and papers as well, whatever their names end with.
const forms: readonly string[] = ['webp', 'png', 'jpeg'];

const read = async (original: Buffer): Promise<(Size & { format: string }) | undefined> => {
  try {
    return await sharp(original).metadata();
  } catch {
    return undefined;
  }
};

/** How large an original is; undefined for a file that is no picture, whatever its name says. */
export const sizeOfOriginal = async (original: Buffer): Promise<Size | undefined> => {
  const said = await read(original);
  return said && forms.includes(said.format) ? { width: said.width, height: said.height } : undefined;
};
