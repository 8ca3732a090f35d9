import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '#shared/contract/picture.ts';
import { webpSizes } from '#shared/picture/webp-sizes.ts';

/** Enough for half a page at 200 dots per inch. */
const wantedWidth = 800;

const folders = ['dist/public', 'public'];

/** A built picture as JPEG, which PDF supports; undefined while pictures are not built. */
export const pictureOf = async ({ resolutions }: Picture): Promise<Buffer | undefined> => {
  const smallFirst = webpSizes(resolutions);
  const { webp } = smallFirst.find(({ width }) => width >= wantedWidth) ?? smallFirst.at(-1) ?? {};
  const file = folders.map((folder) => join(process.cwd(), folder, webp ?? '')).find((path) => webp !== undefined && existsSync(path));
  return file === undefined ? undefined : sharp(file).jpeg({ quality: 85 }).toBuffer();
};
