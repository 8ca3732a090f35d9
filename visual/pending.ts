import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { VisualFolders } from './folders.ts';
import { type Pixels, packPixels } from './pixels.ts';

/** A picture that was shot and is not the approved one. */
export type Pending = { name: string; hash: string; file: string };

const pattern = /^(?<name>.+)\.(?<hash>[0-9a-f]{24})\.webp$/;

/** Removes what is pending under a name. */
export const removePending = async ({ pending }: VisualFolders, name: string): Promise<void> => {
  const folder = dirname(join(pending, name));
  const files = await readdir(folder).catch(() => []);
  const stale = files.filter((file) => pattern.exec(file)?.groups?.['name'] === basename(name));
  await Promise.all(stale.map((file) => rm(join(folder, file), { force: true })));
};

/** Stores a picture for review, replacing the pending one of its name. */
export const savePending = async (folders: VisualFolders, name: string, hash: string, pixels: Pixels): Promise<void> => {
  await removePending(folders, name);
  const file = join(folders.pending, `${name}.${hash}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await packPixels(pixels));
};

/** Everything pending, by name. */
export const listPending = async ({ pending }: VisualFolders): Promise<Pending[]> => {
  const entries = await readdir(pending, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const { name, hash } = pattern.exec(relative(pending, file))?.groups ?? {};
      return name && hash ? [{ name, hash, file }] : [];
    });
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

/** The pending picture of a name, encoded. */
export const readPending = ({ file }: Pending): Promise<Buffer> => readFile(file);
