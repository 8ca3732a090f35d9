import { keepBaseline, readBaseline } from './baselines.ts';
import { dropPending, keepPending, type Pending, readPending } from './pending.ts';
import { hashPixels, readPixels } from './pixels.ts';
import type { Places } from './places.ts';
import { type Approved, addToLog, approvedIn, type Change, readLog, removeFromLog } from './review-log.ts';

/** Who decides, when, and the reason given. */
export type Reason = { who: string; when: string; why: string };

const changesOf = (pictures: readonly Pending[], approved: Approved): Change[] =>
  pictures.map(({ name, hash }) => ({ name, before: approved.get(name) ?? null, after: hash }));

/** Makes pending pictures the approved ones: keeps them, writes the decision down, and lets them wait no longer. Gives the decision's file. */
export const approve = async (places: Places, pictures: readonly Pending[], reason: Reason): Promise<string> => {
  const changes = changesOf(pictures, approvedIn(await readLog(places)));
  for (const picture of pictures) {
    const packed = await readPending(picture);
    if (hashPixels(await readPixels(packed)) !== picture.hash) throw new Error(`${picture.name} is not the picture that was shown`);
    await keepBaseline(places, picture.hash, packed);
  }
  const file = await addToLog(places, { decision: 'approved', ...reason, changes });
  for (const { name } of pictures) await dropPending(places, name);
  return file;
};

/** Writes down that pictures are wrong; they keep waiting, and failing, until the code is right. Gives the decision's file. */
export const reject = async (places: Places, pictures: readonly Pending[], reason: Reason): Promise<string> => {
  const changes = changesOf(pictures, approvedIn(await readLog(places)));
  return addToLog(places, { decision: 'rejected', ...reason, changes });
};

/** Takes a decision back by its file: what it approved waits again. */
export const takeBack = async (places: Places, file: string): Promise<void> => {
  const { decision, changes } = await removeFromLog(places, file);
  if (decision !== 'approved') return;
  for (const { name, after } of changes) {
    const packed = after === null ? undefined : await readBaseline(places, after);
    if (after !== null && packed) await keepPending(places, name, after, await readPixels(packed));
  }
};

/** Gives up the approvals of what is no longer shot. Returns their names. */
export const removeAllBut = async (places: Places, known: ReadonlySet<string>, reason: Reason): Promise<string[]> => {
  const before = approvedIn(await readLog(places));
  const gone = [...before.keys()].filter((name) => !known.has(name)).sort();
  if (gone.length === 0) return [];
  const changes = gone.map((name): Change => ({ name, before: before.get(name) ?? null, after: null }));
  await addToLog(places, { decision: 'removed', ...reason, changes });
  return gone;
};
