import 'server-only';
import type { Db } from '#backend/database/database.ts';
import type { OutboxTable } from './outbox.table.ts';

/** Takes up to `limit` due rows for `owner`. A row that another process holds is left alone until its lease ends. */
export const leaseDue = (
  db: Db,
  lease: { owner: string; kinds: string[]; now: number; until: number; limit: number },
): Promise<OutboxTable[]> =>
  db
    .updateTable('outbox')
    .set((row) => ({ leaseOwner: lease.owner, leasedUntil: lease.until, tries: row('tries', '+', 1) }))
    .where('outboxId', 'in', (rows) =>
      rows
        .selectFrom('outbox as due')
        .select('due.outboxId')
        .where('due.doneAt', 'is', null)
        .where('due.deadAt', 'is', null)
        .where('due.dueAt', '<=', lease.now)
        .where('due.kind', 'in', lease.kinds)
        .where((row) => row.or([row('due.leasedUntil', 'is', null), row('due.leasedUntil', '<=', lease.now)]))
        .orderBy('due.dueAt')
        .limit(lease.limit),
    )
    // Said again outside: of two processes that chose the same row, the second one finds it taken.
    .where((row) => row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', lease.now)]))
    .where('doneAt', 'is', null)
    .returningAll()
    .execute();

/** Ends a row for good and forgets its payload; false when the lease has gone to another process. */
export const markDone = async (db: Db, row: OutboxTable, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ doneAt: now, payload: '{}', lastError: null, leaseOwner: null, leasedUntil: null })
    .where('outboxId', '=', row.outboxId)
    .where('leaseOwner', '=', row.leaseOwner)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Puts a row back for a later try, or aside (`deadAt`). */
export const markFailed = async (
  db: Db,
  row: OutboxTable,
  end: { lastError: string; dueAt: number; deadAt: number | null },
): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ ...end, leaseOwner: null, leasedUntil: null })
    .where('outboxId', '=', row.outboxId)
    .where('leaseOwner', '=', row.leaseOwner)
    .execute();
};

/** Forgets rows that were done before `before`. */
export const deleteDone = async (db: Db, before: number): Promise<void> => {
  await db.deleteFrom('outbox').where('doneAt', '<', before).execute();
};

/** Gives dead letters a new life: an operator calls it when the cause has gone. Answers how many. */
export const requeueDead = async (db: Db, now: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ deadAt: null, tries: 0, dueAt: now })
    .where('deadAt', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
