import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Places } from './places.ts';

const fileOf = ({ kept }: Places, hash: string): string => join(kept, `${hash}.webp`);

/** Whether this machine keeps the picture of a content. */
export const hasBaseline = (places: Places, hash: string): boolean => existsSync(fileOf(places, hash));

/** The picture of a content, packed; nothing when this machine does not keep it. */
export const readBaseline = (places: Places, hash: string): Promise<Buffer | undefined> =>
  readFile(fileOf(places, hash)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Keeps a picture under its content, so that a later one can be compared with it. */
export const keepBaseline = async (places: Places, hash: string, packed: Buffer): Promise<void> => {
  await mkdir(places.kept, { recursive: true });
  const draft = `${fileOf(places, hash)}.${process.pid}`;
  await writeFile(draft, packed);
  await rename(draft, fileOf(places, hash));
};
