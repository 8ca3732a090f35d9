import 'server-only';
import type { Db } from '#backend/database/database.ts';
import type { OutboxTable } from './outbox.table.ts';

/** Leases up to `limit` due rows for `owner`. A row leased by another process is left alone until its lease ends. */
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
    // Repeated outside the subquery: of two processes that chose the same row, the second one finds it leased.
    .where((row) => row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', lease.now)]))
    .where('doneAt', 'is', null)
    .returningAll()
    .execute();

/** Marks a row as done and clears its payload; false when the lease has passed to another process. */
export const markDone = async (db: Db, row: OutboxTable, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ doneAt: now, payload: '{}', lastError: null, leaseOwner: null, leasedUntil: null })
    .where('outboxId', '=', row.outboxId)
    .where('leaseOwner', '=', row.leaseOwner)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Schedules a row for a later try, or makes it a dead letter (`deadAt`). */
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

/** Deletes rows that were done before `before`. */
export const deleteDone = async (db: Db, before: number): Promise<void> => {
  await db.deleteFrom('outbox').where('doneAt', '<', before).execute();
};
