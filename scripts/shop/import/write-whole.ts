import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { journalName } from '#backend/content/content.ts';

const partOf = (file: string): string => `${file}.import`;

// Written once every part is on disk: from then on the replacement completes, whatever happens to this process.
const journalOf = (folder: string): string => join(folder, journalName);
const journal = z.array(z.string());

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Completes an interrupted replacement of files; true when there was one. */
export const finishWhole = async (folder: string): Promise<boolean> => {
  if (!(await exists(journalOf(folder)))) return false;
  for (const file of journal.parse(JSON.parse(await readFile(journalOf(folder), 'utf8'))))
    if (await exists(partOf(file))) await rename(partOf(file), file);
  await rm(journalOf(folder));
  return true;
};

/**
 * Replaces files, all or none: everything is on disk beside them before the first one is replaced. A process that dies between two
 * replacements leaves a list in `folder`, and the next call completes what it began.
 */
export const writeWhole = async (folder: string, files: ReadonlyMap<string, object>): Promise<void> => {
  await finishWhole(folder);
  const draft = `${journalOf(folder)}.part`;
  try {
    for (const [file, value] of files) await writeFile(partOf(file), `${JSON.stringify(value, null, 2)}\n`, { flush: true });
    await writeFile(draft, JSON.stringify([...files.keys()]), { flush: true });
  } catch (error) {
    await Promise.allSettled([draft, ...[...files.keys()].map(partOf)].map((file) => rm(file, { force: true })));
    throw error;
  }
  await rename(draft, journalOf(folder));
  await finishWhole(folder);
};
