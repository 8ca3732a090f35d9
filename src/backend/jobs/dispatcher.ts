import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Db } from '#backend/database/database.ts';
import { leaseDue, markDone, markFailed } from './outbox.queries.ts';
import type { OutboxTable } from './outbox.table.ts';

/** A queued job, as its handler sees it. `signal` aborts a try that takes too long. */
type OutboxWork = { key: string; payload: unknown; createdAt: number; signal: AbortSignal };

/** Does the job. It may be called again for the same key after a crash, so its external effects must be idempotent. */
export type OutboxHandler = (work: OutboxWork) => Promise<void>;
export type OutboxHandlers = Record<string, OutboxHandler>;

/** A failure that no retry will fix: the job becomes a dead letter at once. */
export class NonRetryableError extends Error {
  override readonly name = 'NonRetryableError';
}

type DispatcherOptions = {
  /** The timeout of a try; the lease lasts twice as long, so that it never ends during a try. */
  tryMs?: number;
  maxTries?: number;
  batch?: number;
  onFailure?: (row: OutboxTable, error: unknown, isDead: boolean) => void;
};

const hour = 60 * 60 * 1000;

/** Milliseconds until the next try after `tries` failures: 2 s, then four times as long each time, two hours at most. */
export const retryDelay = (tries: number): number => Math.min(2000 * 4 ** (tries - 1), 2 * hour);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** A dispatcher over one database. Any number of processes may run one each; a row is leased by one at a time. */
export const createDispatcher = (db: Db, handlers: OutboxHandlers, options: DispatcherOptions = {}) => {
  const { tryMs = 60_000, maxTries = 24, batch = 5, onFailure } = options;
  const owner = randomUUID();
  const kinds = Object.keys(handlers);

  const work = async (row: OutboxTable): Promise<void> => {
    try {
      const handler = handlers[row.kind];
      if (!handler) throw new NonRetryableError(`Nobody handles ${row.kind}`);
      await handler({ key: row.key, payload: JSON.parse(row.payload), createdAt: row.createdAt, signal: AbortSignal.timeout(tryMs) });
      await markDone(db, row, Date.now());
    } catch (error) {
      const now = Date.now();
      const isDead = error instanceof NonRetryableError || row.tries >= maxTries;
      await markFailed(db, row, { lastError: messageOf(error), dueAt: now + retryDelay(row.tries), deadAt: isDead ? now : null });
      onFailure?.(row, error, isDead);
    }
  };

  /** Does one batch of due jobs and returns how many it took. */
  const runOnce = async (): Promise<number> => {
    if (kinds.length === 0) return 0;
    const now = Date.now();
    const rows = await leaseDue(db, { owner, kinds, now, until: now + 2 * tryMs, limit: batch });
    await Promise.all(rows.map(work));
    return rows.length;
  };

  /** Works until no job is due. */
  const drain = async (): Promise<void> => {
    while ((await runOnce()) > 0);
  };

  return { runOnce, drain };
};
