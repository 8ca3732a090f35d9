import 'server-only';
import { database } from '#backend/database/database.ts';
import { log } from '#backend/log/log.ts';
import { createDispatcher, type OutboxHandlers } from './dispatcher.ts';
import { deleteDone } from './outbox.queries.ts';
import { type Repeated, repeat } from './repeat.ts';

// Jobs for after a transaction, queued in it.

export type { OutboxTable } from './outbox.table.ts';
export { enqueue } from './outbox.ts';

// Handlers of queued jobs, by kind; a NonRetryableError is not retried.

export { createDispatcher, NonRetryableError, type OutboxHandler, type OutboxHandlers } from './dispatcher.ts';

// Unfinished jobs: counting, listing, dead letters, requeueing.

export {
  countOpenWork,
  endDead,
  findWork,
  listDead,
  listWaiting,
  moveToDeadLetters,
  requeueDeadOf,
  requeueDeadWork,
} from './dead-letters.ts';

/** What the modules provide: handlers of queued jobs, and the two periodic checks of payments. */
type Jobs = {
  handlers: OutboxHandlers;
  /** Queries the provider about silent payments and applies its answers. */
  reconcilePayments: () => Promise<void>;
  /** Abandons unpaid orders; their stock is restored. */
  expirePendingOrders: () => Promise<void>;
  /**
   * Deletes old sessions, used secrets, registrations that were never confirmed, rejected forms that nobody looked at, carts and
   * wishlists that nobody can open any more, and expired rate limit counts.
   */
  forgetOldAccess: () => Promise<void>;
};

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;
const doneRetentionMs = 90 * day;

// Development evaluates this file again at every edit: the old jobs must stop.
const running = globalThis as { undulaJobs?: Repeated[] };

/** Starts the shop's background work: queued jobs every second, the periodic checks every ten seconds and every minute. */
export const startJobs = (jobs: Jobs): void => {
  void stopJobs();
  const dispatcher = createDispatcher(database, jobs.handlers, {
    onFailure: ({ kind, key, tries }, error, isDead) =>
      log[isDead ? 'error' : 'warn'](
        { err: error, kind, key, tries },
        isDead ? 'Given up: kept in the outbox as dead' : 'Failed, will be tried again',
      ),
  });
  running.undulaJobs = [
    repeat('outbox', second, dispatcher.drain),
    repeat('reconcile payments', 10 * second, jobs.reconcilePayments),
    repeat('expire pending orders', 60 * second, jobs.expirePendingOrders),
    repeat('forget old access', hour, jobs.forgetOldAccess),
    repeat('forget done work', day, () => deleteDone(database, Date.now() - doneRetentionMs)),
  ];
};

/** Takes no more jobs and waits until the running ones have ended. */
export const stopJobs = async (): Promise<void> => {
  const jobs = running.undulaJobs ?? [];
  delete running.undulaJobs;
  await Promise.all(jobs.map((job) => job.stop()));
};
