import 'server-only';

/** What a group of transactions asks of the database. */
type Connection = { run: (command: string) => Promise<unknown>; isInTransaction: () => boolean };

type Member = { resolve: () => void; fail: (error: unknown) => void };

/** Transactions that go to the disk together. Its callers take turns: one transaction begins when the one before has ended. */
export type CommitGroup = {
  begin: () => Promise<void>;
  /** Ends the running transaction well. The promise inside is kept when its work is on disk, and only then. */
  finish: () => Promise<{ onDisk: Promise<void> }>;
  undo: () => Promise<void>;
  /** Brings everything that is finished to the disk; who waits for it is told, also where that fails. */
  commit: () => Promise<void>;
  hasFinished: () => boolean;
};

// Who was finished first waits for those behind; the line may be long, so this is the most that they may take.
const maxMembers = 32;
const longestMs = 5;

const lost = (): Error => new Error('SQLite ended the transaction, and with it those before that were not on disk yet');

/**
 * Waiting for the disk is most of what a small transaction costs. So one that is finished lets the next begin, as a savepoint on top of it,
 * and one commit carries them all. Each is still done as a whole or not at all, and nobody hears of success before the disk has it.
 */
export const createCommitGroup = ({ run, isInTransaction }: Connection): CommitGroup => {
  let finished: Member[] = [];
  let began = 0;

  const takeAll = (): Member[] => {
    const all = finished;
    finished = [];
    return all;
  };
  const commit = async (): Promise<void> => {
    if (finished.length === 0) return;
    const all = takeAll();
    try {
      await run('commit');
      for (const { resolve } of all) resolve();
    } catch (error) {
      if (isInTransaction()) await run('rollback').catch(() => undefined);
      for (const { fail } of all) fail(error);
    }
  };

  return {
    begin: async () => {
      if (finished.length >= maxMembers || performance.now() - began > longestMs) await commit();
      if (finished.length > 0) return void (await run('savepoint member'));
      // A plain BEGIN takes the write lock late and fails when two processes write.
      await run('begin immediate');
      began = performance.now();
    },
    finish: async () => {
      if (finished.length > 0) await run('release member');
      return { onDisk: new Promise<void>((resolve, fail) => finished.push({ resolve, fail })) };
    },
    undo: async () => {
      if (!isInTransaction()) for (const { fail } of takeAll()) fail(lost());
      else if (finished.length === 0) await run('rollback');
      else {
        await run('rollback to member');
        await run('release member');
      }
    },
    commit,
    hasFinished: () => finished.length > 0,
  };
};
