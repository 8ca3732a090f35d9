import 'server-only';
import { sql } from 'kysely';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import type { OutboxTable } from './outbox.table.ts';
import { enqueue, type OutboxJob } from './outbox.ts';

/** Dead letters of a kind, the newest first. */
export const listDead = (db: Db, kind: string): Promise<OutboxTable[]> =>
  db.selectFrom('outbox').selectAll().where('kind', '=', kind).where('deadAt', 'is not', null).orderBy('deadAt', 'desc').execute();

/** Jobs of a kind that wait for their next try. */
export const listWaiting = (db: Db, kind: string): Promise<OutboxTable[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .where('deadAt', 'is', null)
    .where('doneAt', 'is', null)
    .orderBy('dueAt')
    .execute();

/** Unfinished jobs of one kind: waiting for the next try, or dead. */
type OpenWork = { kind: string; state: 'WAITING' | 'DEAD'; count: number };

/** The number of unfinished jobs, by kind and state; zeros are left out. */
export const countOpenWork = async (db: Db = database): Promise<OpenWork[]> => {
  const isDead = sql<number>`case when "deadAt" is null then 0 else 1 end`;
  const rows = await db
    .selectFrom('outbox')
    .select((row) => ['kind', isDead.as('isDead'), row.fn.countAll<number | string>().as('count')])
    .where('doneAt', 'is', null)
    .groupBy(['kind', isDead])
    .execute();
  return rows.map(({ kind, isDead: dead, count }) => ({ kind, state: Number(dead) === 1 ? 'DEAD' : 'WAITING', count: Number(count) }));
};

/** Requeues all dead letters of a kind, once the cause is fixed. Returns how many. */
export const requeueDeadOf = async (db: Db, kind: string): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ deadAt: null, tries: 0, dueAt: Date.now() })
    .where('kind', '=', kind)
    .where('deadAt', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Jobs by their keys; those finished long ago are deleted. */
export const findWork = async (db: Db, keys: readonly string[]): Promise<Map<string, OutboxTable>> => {
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('outbox').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row]));
};

/** Requeues dead letters by their keys. Returns how many. */
export const requeueDeadWork = async (db: Db, keys: readonly string[]): Promise<number> => {
  if (keys.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ deadAt: null, tries: 0, dueAt: Date.now() })
    .where('key', 'in', keys)
    .where('deadAt', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Moves a job to the dead letters, whatever its state: it turned out to have failed after all, and an operator must look at it. */
export const moveToDeadLetters = async (trx: Trx, job: OutboxJob, lastError: string, now: number): Promise<void> => {
  await enqueue(trx, job);
  await trx
    .updateTable('outbox')
    .set({ payload: JSON.stringify(job.payload), lastError, doneAt: null, deadAt: now, leaseOwner: null, leasedUntil: null })
    .where('key', '=', job.key)
    .execute();
};

/** Ends a dead letter that was resolved by hand; false if it was not dead, or has been requeued. */
export const endDead = async (trx: Trx, key: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ deadAt: null, doneAt: Date.now() })
    .where('key', '=', key)
    .where('deadAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
