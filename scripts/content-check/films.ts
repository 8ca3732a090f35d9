import { access } from 'node:fs/promises';
import path from 'node:path';
import { mediaSchema } from '../../src/server-modules/media/media.schema.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';
import { type PlacedSection, sectionsOf } from './sections.ts';

/** The addresses of the files of a section with a film of our own; none for other sections. */
const filmFilesOf = ({ section: { uid, data } }: PlacedSection): string[] => {
  const media = uid === 'media' ? mediaSchema.safeParse(data).data?.media : undefined;
  if (media?.kind === 'scene') return media.av1 === null ? [media.src] : [media.src, media.av1];
  return media?.kind === 'mp4' ? [media.src, ...media.captions.map(({ src }) => src)] : [];
};

/** Every film of our own and every file of its captions exists. */
export const checkFilms = async (library: Library, publicFolder = 'public'): Promise<Finding[]> => {
  const referenced = sectionsOf(library).flatMap((placed) => filmFilesOf(placed).map((address) => ({ ...placed, address })));
  const found = await Promise.all(
    referenced.map(({ file, place, address }) =>
      access(path.join(publicFolder, address)).then(
        () => [],
        () => [{ file, message: `${place}.data.media: no file ${publicFolder}${address}` }],
      ),
    ),
  );
  return found.flat();
};
