import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { copyContent } from './planted-folder.ts';

type Planted = Pick<ReturnType<typeof copyContent>, 'edit' | 'write' | 'drop'>;
/** An error: its name, how to plant it in valid content, and the line that reports it. */
export type Fault = readonly [name: string, plant: (content: Planted) => void, finding: RegExp];
type Group = readonly Fault[];

const filesOf = ([, plant]: Fault): string[] => {
  const files: string[] = [];
  const note = (file: string): void => void files.push(file);
  plant({ edit: note, write: note, drop: note });
  return files;
};

/** Errors in as few groups as their files allow: in one group no two touch the same file. */
const groupsOf = (faults: readonly Fault[]): Group[] => {
  const groups: { files: Set<string>; faults: Fault[] }[] = [];
  for (const fault of faults) {
    const files = filesOf(fault);
    const free = groups.find((group) => !files.some((file) => group.files.has(file)));
    const group = free ?? { files: new Set<string>(), faults: [] };
    if (!free) groups.push(group);
    for (const file of files) group.files.add(file);
    group.faults.push(fault);
  }
  return groups.map((group) => group.faults);
};

/**
 * Whether each error is found; `look` plants a group and returns what is reported. A check of all content finds a whole group in the time
 * of one.
 */
export const findTogether = (faults: readonly Fault[], look: (group: Group) => Promise<string[]>): ((fault: Fault) => Promise<boolean>) => {
  const groups = groupsOf(faults);
  const cache = new Map<string, Promise<string[]>>();
  const lookCached = (group: Group): Promise<string[]> => {
    const key = group.map(([name]) => name).join('\n');
    return getOrInsertComputed(cache, key, () => look(group));
  };
  // An error that prevents content from being read hides the others: then the group is halved, down to single ones.
  const isFound = async (fault: Fault, group: Group): Promise<boolean> => {
    if ((await lookCached(group)).some((line) => fault[2].test(line))) return true;
    if (group.length === 1) return false;
    const [left, right] = [group.slice(0, group.length / 2), group.slice(group.length / 2)];
    return isFound(fault, left.includes(fault) ? left : right);
  };
  return (fault) => isFound(fault, groups.find((group) => group.includes(fault)) ?? [fault]);
};
