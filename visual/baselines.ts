import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Places } from './places.ts';
import type { Approved } from './review-log.ts';

const fileOf = ({ baselines }: Places, name: string): string => join(baselines, `${name}.webp`);

/** Equal pictures are kept once, under the first of their names: content → the name that keeps it. */
export const keepersOf = (approved: Approved): Map<string, string> => {
  const keepers = new Map<string, string>();
  for (const name of [...approved.keys()].sort()) {
    const hash = approved.get(name) ?? '';
    if (!keepers.has(hash)) keepers.set(hash, name);
  }
  return keepers;
};

/** The approved picture of a content, packed; nothing when it is not kept. */
export const readBaseline = async (places: Places, approved: Approved, hash: string): Promise<Buffer | undefined> => {
  const keeper = keepersOf(approved).get(hash);
  return keeper === undefined ? undefined : await readFile(fileOf(places, keeper)).catch(() => undefined);
};

/** Every file below the baselines, as the path within. */
export const listFiles = async ({ baselines }: Places): Promise<string[]> => {
  const entries = await readdir(baselines, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(baselines, join(entry.parentPath, entry.name)))
    .sort();
};

/** How many pictures are kept, and how many bytes they are. */
export const weighBaselines = async (places: Places): Promise<{ files: number; bytes: number }> => {
  const files = await listFiles(places);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(places.baselines, file))).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

/** Brings the folder from what was approved to what is approved now; `fresh` holds the contents that it does not have yet. */
export const settleBaselines = async (
  places: Places,
  before: Approved,
  now: Approved,
  fresh: ReadonlyMap<string, Buffer>,
): Promise<void> => {
  const keepersBefore = keepersOf(before);
  const keepers = keepersOf(now);
  const moving = [...keepers].filter(([hash, name]) => keepersBefore.get(hash) !== name || fresh.has(hash));
  // All is read before anything is written: a file may take the place of another that moves.
  const contents = await Promise.all(
    moving.map(async ([hash, name]) => ({
      name,
      content: fresh.get(hash) ?? (await readFile(fileOf(places, keepersBefore.get(hash) ?? name))),
    })),
  );
  const kept = new Set(keepers.values());
  for (const name of keepersBefore.values()) if (!kept.has(name)) await rm(fileOf(places, name), { force: true });
  for (const { name, content } of contents) {
    await mkdir(dirname(fileOf(places, name)), { recursive: true });
    await writeFile(fileOf(places, name), content);
  }
};

/** Removes files that no approved picture asks for. */
export const removeStrays = async (places: Places, approved: Approved): Promise<string[]> => {
  const kept = new Set([...keepersOf(approved).values()].map((name) => `${name}.webp`));
  const strays = (await listFiles(places)).filter((file) => !kept.has(file));
  for (const file of strays) await rm(join(places.baselines, file));
  return strays;
};
