import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { VisualFolders } from './folders.ts';

/** The content of a picture before and after, by its hash; null where there is none. */
export type Change = { name: string; before: string | null; after: string | null };

/** A decision about pictures, and its reason. */
export type Decision = {
  decision: 'approved' | 'rejected' | 'removed';
  who: string;
  when: string;
  why: string;
  changes: readonly Change[];
};

/** The last approved content of each picture. */
export type Approved = ReadonlyMap<string, string>;

const storedDecision = z.strictObject({
  decision: z.enum(['approved', 'rejected', 'removed']),
  who: z.string().min(1),
  when: z.iso.datetime(),
  why: z.string().min(1),
  pictures: z.record(z.string(), z.string().regex(/^(?:none|[0-9a-f]{24}) → (?:none|[0-9a-f]{24})$/)),
});
type StoredDecision = z.infer<typeof storedDecision>;

const none = 'none';
const arrow = ' → ';
const store = ({ changes, ...act }: Decision): StoredDecision => ({
  ...act,
  pictures: Object.fromEntries(changes.map(({ name, before, after }) => [name, `${before ?? none}${arrow}${after ?? none}`])),
});
const orNull = (hash: string | undefined): string | null => (hash === undefined || hash === none ? null : hash);
const unstore = ({ pictures, ...act }: StoredDecision): Decision => ({
  ...act,
  changes: Object.entries(pictures).map(([name, change]) => {
    const [before, after] = change.split(arrow);
    return { name, before: orNull(before), after: orNull(after) };
  }),
});

const nothingAs =
  <Nothing>(nothing: Nothing) =>
  (error: NodeJS.ErrnoException): Nothing => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };

/** All decisions, oldest first: a file for each, so that branches merge without conflict; empty when there is none yet. */
export const readLog = async ({ approvals }: VisualFolders): Promise<Decision[]> => {
  const files = await readdir(approvals).catch(nothingAs([] as string[]));
  // A decision may be reverted while it is being read.
  const texts = await Promise.all(files.sort().map((file) => readFile(join(approvals, file), 'utf8').catch(nothingAs(undefined))));
  return texts.flatMap((text) => (text === undefined ? [] : [unstore(storedDecision.parse(JSON.parse(text)))]));
};

/** Logs a decision, and returns the name of its file. */
export const addToLog = async ({ approvals }: VisualFolders, act: Decision): Promise<string> => {
  await mkdir(approvals, { recursive: true });
  const name = `${act.when.replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.json`;
  await writeFile(join(approvals, name), `${JSON.stringify(store(act), null, 2)}\n`);
  return name;
};

/** Removes a decision from the log, as if it had never been made, and returns it. */
export const removeFromLog = async ({ approvals }: VisualFolders, name: string): Promise<Decision> => {
  const file = join(approvals, name);
  const act = unstore(storedDecision.parse(JSON.parse(await readFile(file, 'utf8'))));
  await rm(file);
  return act;
};

/** The approved content of each picture according to the log. */
export const approvedIn = (acts: readonly Decision[]): Approved => {
  const approved = new Map<string, string>();
  for (const { decision, changes } of acts) {
    if (decision === 'rejected') continue;
    for (const { name, after } of changes) {
      if (after === null) approved.delete(name);
      else approved.set(name, after);
    }
  }
  return approved;
};
