import { readBaseline, saveBaseline } from './baselines.ts';
import type { VisualFolders } from './folders.ts';
import { type Pending, readPending, removePending, savePending } from './pending.ts';
import { hashPixels, readPixels } from './pixels.ts';
import { type Approved, addToLog, approvedIn, type Change, readLog, removeFromLog } from './review-log.ts';

/** Who decides, when, and for what reason. */
export type Reason = { who: string; when: string; why: string };

const changesOf = (pictures: readonly Pending[], approved: Approved): Change[] =>
  pictures.map(({ name, hash }) => ({ name, before: approved.get(name) ?? null, after: hash }));

/** Approves pending pictures: stores them, logs the decision, and removes them from the pending ones. Returns the decision's file. */
export const approve = async (folders: VisualFolders, pictures: readonly Pending[], reason: Reason): Promise<string> => {
  const changes = changesOf(pictures, approvedIn(await readLog(folders)));
  for (const picture of pictures) {
    const packed = await readPending(picture);
    if (hashPixels(await readPixels(packed)) !== picture.hash) throw new Error(`${picture.name} is not the picture that was shown`);
    await saveBaseline(folders, picture.hash, packed);
  }
  const file = await addToLog(folders, { decision: 'approved', ...reason, changes });
  for (const { name } of pictures) await removePending(folders, name);
  return file;
};

/** Logs that pictures are wrong; they stay pending, and fail, until the code is right. Returns the decision's file. */
export const reject = async (folders: VisualFolders, pictures: readonly Pending[], reason: Reason): Promise<string> => {
  const changes = changesOf(pictures, approvedIn(await readLog(folders)));
  return addToLog(folders, { decision: 'rejected', ...reason, changes });
};

/** Reverts a decision by its file: what it approved is pending again. */
export const undoDecision = async (folders: VisualFolders, file: string): Promise<void> => {
  const { decision, changes } = await removeFromLog(folders, file);
  if (decision !== 'approved') return;
  for (const { name, after } of changes) {
    const packed = after === null ? undefined : await readBaseline(folders, after);
    if (after !== null && packed) await savePending(folders, name, after, await readPixels(packed));
  }
};

/** Removes the approvals of pictures that are no longer shot. Returns their names. */
export const removeObsolete = async (folders: VisualFolders, currentNames: ReadonlySet<string>, reason: Reason): Promise<string[]> => {
  const before = approvedIn(await readLog(folders));
  const removed = [...before.keys()].filter((name) => !currentNames.has(name)).sort();
  if (removed.length === 0) return [];
  const changes = removed.map((name): Change => ({ name, before: before.get(name) ?? null, after: null }));
  await addToLog(folders, { decision: 'removed', ...reason, changes });
  return removed;
};
