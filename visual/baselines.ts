import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisualFolders } from './folders.ts';

const fileOf = ({ baselines: stored }: VisualFolders, hash: string): string => join(stored, `${hash}.webp`);

/** Whether this machine has the picture of a content hash. */
export const hasBaseline = (folders: VisualFolders, hash: string): boolean => existsSync(fileOf(folders, hash));

/** The picture of a content hash, encoded; undefined when this machine does not have it. */
export const readBaseline = (folders: VisualFolders, hash: string): Promise<Buffer | undefined> =>
  readFile(fileOf(folders, hash)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Stores a picture under its content hash, so that a later one can be compared with it. */
export const saveBaseline = async (folders: VisualFolders, hash: string, packed: Buffer): Promise<void> => {
  await mkdir(folders.baselines, { recursive: true });
  const draft = `${fileOf(folders, hash)}.${process.pid}`;
  await writeFile(draft, packed);
  await rename(draft, fileOf(folders, hash));
};
