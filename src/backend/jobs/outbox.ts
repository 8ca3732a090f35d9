import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Trx } from '#backend/database/database.ts';

/** A job for after the transaction. `key` is unique for ever; `payload` is JSON; `delayMs` delays the job. */
export type OutboxJob = { kind: string; key: string; payload: unknown; delayMs?: number };

/** Queues a job in the transaction that makes it necessary: both happen or neither. Queueing the same key again changes nothing. */
export const enqueue = async (trx: Trx, { kind, key, payload, delayMs = 0 }: OutboxJob): Promise<void> => {
  const now = Date.now();
  await trx
    .insertInto('outbox')
    .values({
      outboxId: randomUUID(),
      kind,
      key,
      payload: JSON.stringify(payload),
      tries: 0,
      dueAt: now + delayMs,
      leaseOwner: null,
      leasedUntil: null,
      lastError: null,
      createdAt: now,
      doneAt: null,
      deadAt: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};
