import sharp from 'sharp';
import type { Size } from '../../src/shared/picture/picture-sizes.ts';

// Formats of cameras and editors. The library also reads vector drawings and PDFs, whatever their extension.
const forms: readonly string[] = ['webp', 'png', 'jpeg'];

const read = async (original: Buffer): Promise<(Size & { format: string }) | undefined> => {
  try {
    return await sharp(original).metadata();
  } catch {
    return undefined;
  }
};

/** The size of an original; undefined for a file that is no picture, whatever its name. */
export const sizeOfOriginal = async (original: Buffer): Promise<Size | undefined> => {
  const said = await read(original);
  return said && forms.includes(said.format) ? { width: said.width, height: said.height } : undefined;
};
