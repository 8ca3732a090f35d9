import 'server-only';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Picture, picture } from '#shared/contract/picture.ts';
import { environment } from '#shared/environment/environment.ts';

/** Pictures in their sizes by media id. Written by `npm run pictures`. */
const pictureIndex = z.record(z.string(), picture);
export type PictureIndex = Readonly<Record<string, Picture>>;

const built = 'dist/public/pictures/pictures.json';
const fresh = 'public/pictures/pictures.json';

/** The location of the index: a built shop serves the pictures of its build, development the latest ones. */
const paths = (): string[] => (environment().NODE_ENV === 'development' ? [fresh, built] : [built, fresh]);

/** The index of rendered pictures; empty if there are none yet. Throws when the index is damaged. */
export const readPictureIndex = async (files: readonly string[] = paths()): Promise<PictureIndex> => {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return pictureIndex.parse(JSON.parse(text));
  }
  return {};
};
