import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MediaEntry, type MediaFile, mediaEntry, mediaFile } from '../../src/shared/content/media-file.ts';
import { sizeOfOriginal } from './original.ts';

/** One picture to generate. `hash` identifies the result: it changes with the original and with the encoding. */
export type PictureJob = { identifier: string; entry: MediaEntry; original: Buffer; hash: string };

export const originals = 'imagery/originals';

// Incremented when pictures of that kind are to be encoded differently.
const recipes: Record<MediaEntry['kind'], number> = { product: 1, detail: 1, lifestyle: 2 };

/** The file of an original below the originals' folder. */
export const originalOf = (identifier: string, entry: MediaEntry): string => entry.original ?? `${identifier}.webp`;

/** The pictures supplied by editors, one file each. */
const readOwn = async (folder: string): Promise<MediaFile> => {
  const names = (await readdir(path.join(folder, 'pictures')).catch(() => [])).filter((name) => name.endsWith('.json'));
  const entries = names.toSorted().map(async (name) => {
    const text = await readFile(path.join(folder, 'pictures', name), 'utf8');
    return [path.basename(name, '.json'), mediaEntry.parse(JSON.parse(text))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

/** Every picture of the content; an empty list where there is none yet. Throws with the path of the error when one fails its schema. */
export const readMedia = async (folder: string): Promise<MediaFile> => {
  const text = await readFile(path.join(folder, 'media/media.json'), 'utf8').catch(() => '{}');
  return { ...mediaFile.parse(JSON.parse(text)), ...(await readOwn(folder)) };
};

const jobOf = (identifier: string, entry: MediaEntry, original: Buffer): PictureJob => {
  const how = JSON.stringify({ recipe: recipes[entry.kind], kind: entry.kind });
  const hash = createHash('sha256').update(how).update(original).digest('hex').slice(0, 10);
  return { identifier, entry, original, hash };
};

/** All jobs of a media list, and what prevents the others: missing or invalid originals. */
export const readJobs = async (media: MediaFile, folder = originals): Promise<{ jobs: PictureJob[]; missing: string[]; odd: string[] }> => {
  const missing: string[] = [];
  const odd: string[] = [];
  const jobs = await Promise.all(
    Object.entries(media).map(async ([identifier, entry]) => {
      const file = path.join(folder, originalOf(identifier, entry));
      const original = await readFile(file).catch(() => undefined);
      const isPicture = original && (await sizeOfOriginal(original)) !== undefined;
      if (!isPicture) (original ? odd : missing).push(file);
      return isPicture ? [jobOf(identifier, entry, original)] : [];
    }),
  );
  return { jobs: jobs.flat(), missing, odd };
};
