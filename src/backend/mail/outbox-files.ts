import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const fileName = /^[A-Za-z0-9][A-Za-z0-9.-]{0,200}\.(?:html|eml)$/;

/** The data of a mail for the list, in a file beside it: `{time}-{key}.json`. */
export const outboxNote = z.object({ subject: z.string(), to: z.string(), at: z.number() });

/** A mail in the folder; `note` is missing if that file does not exist. */
export type OutboxEntry = { base: string; note: z.infer<typeof outboxNote> | undefined };

/** The names of mail files only; empty for a folder that does not exist yet. */
export const readOutboxNames = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => fileName.test(name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

const readNote = async (file: string): Promise<OutboxEntry['note']> => {
  try {
    return outboxNote.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined; // written by an older release, or by hand
  }
};

/** Every mail that was written to the folder, newest first. */
export const readOutbox = async (folder: string): Promise<OutboxEntry[]> => {
  const pages = (await readOutboxNames(folder)).filter((name) => name.endsWith('.html'));
  const bases = pages
    .map((name) => name.slice(0, -'.html'.length))
    .toSorted()
    .toReversed();
  return Promise.all(bases.map(async (base) => ({ base, note: await readNote(join(folder, `${base}.json`)) })));
};
