import 'server-only';

/** What a commit group needs of the database. */
type Connection = { run: (command: string) => Promise<unknown>; isInTransaction: () => boolean };

type Member = { resolve: () => void; fail: (error: unknown) => void };

/** Transactions that are written to disk together. Callers run in sequence: a transaction begins when the previous one has ended. */
export type CommitGroup = {
  begin: () => Promise<void>;
  /** Completes the running transaction. The inner promise resolves when its work is on disk, and only then. */
  finish: () => Promise<{ onDisk: Promise<void> }>;
  undo: () => Promise<void>;
  /** Writes everything that is finished to disk; its waiters are notified, also on failure. */
  commit: () => Promise<void>;
  hasFinished: () => boolean;
};

// The first finished transaction waits for those behind it; this is the maximum it waits for in a long queue.
const maxMembers = 32;
const longestMs = 5;

const lost = (): Error => new Error('SQLite ended the transaction, and with it those before that were not on disk yet');

/**
 * Waiting for the disk is most of the cost of a small transaction. So a finished transaction lets the next begin, as a savepoint on top of
 * it, and one commit covers them all. Each is still atomic, and none reports success before it is on disk.
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
      // A deferred BEGIN takes the write lock late and fails when two processes write.
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
