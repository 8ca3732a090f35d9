import 'server-only';
import { sql } from 'kysely';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import type { OutboxTable } from './outbox.table.ts';
import { enqueue, type OutboxJob } from './outbox.ts';

/** Work of a kind that was given up, the newest first. */
export const listDead = (db: Db, kind: string): Promise<OutboxTable[]> =>
  db.selectFrom('outbox').selectAll().where('kind', '=', kind).where('deadAt', 'is not', null).orderBy('deadAt', 'desc').execute();

/** Work of a kind that still waits for its next try. */
export const listWaiting = (db: Db, kind: string): Promise<OutboxTable[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .where('deadAt', 'is', null)
    .where('doneAt', 'is', null)
    .orderBy('dueAt')
    .execute();

/** Work of one kind that is not done: it waits for its next try, or was given up. */
export type OpenWork = { kind: string; state: 'WAITING' | 'DEAD'; count: number };

/** How much work is not done, by kind and state; what there is none of is left out. */
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

/** Gives all given-up work of a kind a new life: for when the cause has gone. Answers how much. */
export const requeueDeadOf = async (db: Db, kind: string): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ deadAt: null, tries: 0, dueAt: Date.now() })
    .where('kind', '=', kind)
    .where('deadAt', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Pieces of work by their keys; what was done long ago is forgotten. */
export const findWork = async (db: Db, keys: readonly string[]): Promise<Map<string, OutboxTable>> => {
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('outbox').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row]));
};

/** Gives some given-up work a new life, by its keys. Answers how much. */
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

/** Puts work aside as given up, whatever became of it before: what was done has turned out not to be, and somebody must look at it. */
export const moveToDeadLetters = async (trx: Trx, job: OutboxJob, lastError: string, now: number): Promise<void> => {
  await enqueue(trx, job);
  await trx
    .updateTable('outbox')
    .set({ payload: JSON.stringify(job.payload), lastError, doneAt: null, deadAt: now, leaseOwner: null, leasedUntil: null })
    .where('key', '=', job.key)
    .execute();
};

/** Ends given-up work that somebody has done by hand; false where it was not given up, or lives again. */
export const endDead = async (trx: Trx, key: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ deadAt: null, doneAt: Date.now() })
    .where('key', '=', key)
    .where('deadAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
