import { readFile, writeFile } from 'node:fs/promises';
import type { Places } from './places.ts';

/** The content of a picture before and after, by its hash; null where there is none. */
export type Change = { name: string; before: string | null; after: string | null };

/** What somebody decided about pictures, and why. */
export type Act = {
  decision: 'approved' | 'rejected' | 'removed';
  who: string;
  when: string;
  why: string;
  changes: readonly Change[];
};

/** The last approved content of each picture. */
export type Approved = ReadonlyMap<string, string>;

type StoredAct = Omit<Act, 'changes'> & { pictures: Record<string, string> };

const none = 'none';
const arrow = ' → ';
const store = ({ changes, ...act }: Act): StoredAct => ({
  ...act,
  pictures: Object.fromEntries(changes.map(({ name, before, after }) => [name, `${before ?? none}${arrow}${after ?? none}`])),
});
const orNull = (hash: string | undefined): string | null => (hash === undefined || hash === none ? null : hash);
const unstore = ({ pictures, ...act }: StoredAct): Act => ({
  ...act,
  changes: Object.entries(pictures).map(([name, change]) => {
    const [before, after] = change.split(arrow);
    return { name, before: orNull(before), after: orNull(after) };
  }),
});

/** Everything that was ever decided, oldest first; nothing when there is no log yet. */
export const readLog = async ({ log }: Places): Promise<Act[]> => {
  const text = await readFile(log, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return (JSON.parse(text) as StoredAct[]).map(unstore);
};

/** Writes a decision down. */
export const addToLog = async (places: Places, act: Act): Promise<void> => {
  const acts = [...(await readLog(places)), act];
  await writeFile(places.log, `${JSON.stringify(acts.map(store), null, 2)}\n`);
};

/** What the log says each picture must look like. */
export const approvedIn = (acts: readonly Act[]): Approved => {
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
