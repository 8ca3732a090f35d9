import { rename, rm, writeFile } from 'node:fs/promises';

const partOf = (file: string): string => `${file}.import`;

/** Replaces files, all or none: everything is on the disk beside them before the first one is exchanged. */
export const writeWhole = async (files: ReadonlyMap<string, object>): Promise<void> => {
  try {
    for (const [file, value] of files) await writeFile(partOf(file), `${JSON.stringify(value, null, 2)}\n`);
  } catch (error) {
    await Promise.all([...files.keys()].map((file) => rm(partOf(file), { force: true })));
    throw error;
  }
  for (const file of files.keys()) await rename(partOf(file), file);
};
