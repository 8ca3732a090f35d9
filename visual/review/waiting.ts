import { hasBaseline } from '../baselines.ts';
import type { VisualFolders } from '../folders.ts';
import { allModes } from '../modes.ts';
import { listPending, type Pending } from '../pending.ts';
import type { Subject } from '../pictures.ts';
import { approvedIn, type Decision, readLog } from '../review-log.ts';

/** A pending picture, as the page shows it. */
export type Waiting = {
  name: string;
  title: string;
  /** The example of a component; undefined for a page. */
  example: string;
  /** Its mode, by name and label. */
  mode: { name: string; title: string };
  state: 'new' | 'changed' | 'rejected';
  /** False when there is nothing to compare with: no approved picture, or none on this machine. */
  hasBaseline: boolean;
  /** The reason of whoever last rejected exactly this picture. */
  comment: string;
  /** The content hash of the pending picture: a newer shot has another. */
  hash: string;
};

/** The pending pictures of a component or a page. */
export type WaitingSubject = Pick<Subject, 'id' | 'title' | 'kind'> & { pictures: readonly Waiting[] };

const partsOf = ({ id }: Subject, name: string): Pick<Waiting, 'example' | 'mode' | 'title'> => {
  const parts = name.slice(id.length + 1).split('/');
  const last = parts.at(-1) ?? '';
  const mode = { name: last, title: allModes.find((one) => one.name === last)?.title ?? last };
  const example = parts.slice(0, -1).join(', ');
  return { example, mode, title: [example, mode.title].filter((part) => part !== '').join(', ') };
};

const findRejection = (acts: readonly Decision[], { name, hash }: Pending): Decision | undefined =>
  acts.findLast(({ decision, changes }) => decision === 'rejected' && changes.some((one) => one.name === name && one.after === hash));

/** Pending pictures, by component and page. Only pictures that the rig knows: nothing else is ever read or written by name. */
export const listWaiting = async (folders: VisualFolders, subjects: readonly Subject[]): Promise<WaitingSubject[]> => {
  const acts = await readLog(folders);
  const approved = approvedIn(acts);
  const pending = new Map((await listPending(folders)).map((one) => [one.name, one]));
  const waits = (subject: Subject, name: string): Waiting[] => {
    const one = pending.get(name);
    if (!one) return [];
    const rejection = findRejection(acts, one);
    const before = approved.get(name);
    const state = before === undefined ? 'new' : 'changed';
    return [
      {
        name,
        ...partsOf(subject, name),
        state: rejection ? 'rejected' : state,
        hasBaseline: before !== undefined && hasBaseline(folders, before),
        comment: rejection ? `${rejection.who}: ${rejection.why}` : '',
        hash: one.hash,
      },
    ];
  };
  return subjects
    .map((subject) => {
      const { id, title, kind } = subject;
      return { id, title, kind, pictures: subject.pictures.flatMap((name) => waits(subject, name)) };
    })
    .filter(({ pictures }) => pictures.length > 0);
};
